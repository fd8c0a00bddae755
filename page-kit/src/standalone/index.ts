export { SignIn } from './SignIn';
export { startStandalone } from './start-standalone';
