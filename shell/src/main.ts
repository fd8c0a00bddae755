// First of all styles: it names the layers in their order.
import 'shared-ui/styles.css';
import './public-path';
import { yieldToMain } from './app/yield-to-main';

/** The libraries are evaluated one by one, so that no long task makes the page deaf; all lie in the two first files. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './facades/react-router-dom');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './facades/react-query');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './routes');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './bootstrap');
}

void start();
