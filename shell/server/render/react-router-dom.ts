/** React Router as pages meet it on the server: what the browser's facade has, with a link that costs less. */
export * from '../../src/facades/react-router-dom';
export { Link } from './link';
