// First of all styles: it names the layers in their order.
import 'shared-ui/styles.css';
import './public-path';
import { yieldToMain } from './app/yield-to-main';

/**
 * The libraries are evaluated one by one with a pause between them: the same bytes, but no long task that would make the
 * page deaf. All of it lies in the two files that the HTML names.
 */
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
