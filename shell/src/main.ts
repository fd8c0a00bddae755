// The first import of styles: it defines the order of the layers.
import 'shared-ui/styles.css';
import './public-path';
import { yieldToMain } from './app/yield-to-main';

const modules = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'page-kit/facades/react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'page-kit/facades/react-query'),
  () => import(/* webpackMode: "eager" */ './routes'),
  () => import(/* webpackMode: "eager" */ './bootstrap'),
];

/**
 * Evaluates the modules in separate tasks, so that the page stays responsive. `eager` keeps them in the files that
 * the page loads first, `vendor` and `main`.
 */
async function start(): Promise<void> {
  for (const load of modules) {
    await load();
    await yieldToMain();
  }
}

void start();
