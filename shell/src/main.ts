// First of all styles: it names the layers in their order.
import 'shared-ui/styles.css';
import './public-path';
import { pause } from './app/yield-to-main';

/**
 * The libraries are evaluated one by one with a pause between them: the same bytes, but no long task that would make the
 * page deaf. All of it lies in the two files that the HTML names.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react');
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ './facades/react-router-dom');
  await pause();
  await import(/* webpackMode: "eager" */ './facades/react-query');
  await pause();
  await import(/* webpackMode: "eager" */ './routes');
  await pause();
  await import(/* webpackMode: "eager" */ './bootstrap');
}

void start();
