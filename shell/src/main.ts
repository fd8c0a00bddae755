// The first import of styles: it defines the order of the layers.
import 'shared-ui/styles.css';
import './public-path';
import { yieldToMain } from './app/yield-to-main';

/** Evaluates the libraries of the first two files in separate tasks, so that the page stays responsive. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'page-kit/facades/react-router-dom');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'page-kit/facades/react-query');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './routes');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './bootstrap');
}

void start();
