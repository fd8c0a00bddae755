import { rspack } from '@rspack/core';

const apiPort = process.env.API_PORT ?? '4000';
const paymentPort = process.env.PAYMENT_SANDBOX_PORT ?? '4100';

/** The remote alone in a page of its own, without federation: `npx rspack serve -c rspack.standalone.mjs`. */
export default {
  name: 'mfe-cart-checkout-standalone',
  context: import.meta.dirname,
  mode: 'development',
  devtool: 'source-map',
  target: ['web', 'es2022'],
  entry: './src/standalone.tsx',
  output: {
    path: `${import.meta.dirname}/dist/standalone`,
    publicPath: '/',
    uniqueName: 'mfe-cart-checkout',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: true } },
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false } },
      { test: /(?<!\.module)\.css$/, type: 'css' },
      { test: /\.(svg|woff2)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({
      templateContent:
        '<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><body><div id="root"></div>',
    }),
    new rspack.DefinePlugin({
      'process.env.API_URL': JSON.stringify(`http://localhost:${apiPort}/`),
      'process.env.PAYMENT_URL': JSON.stringify(`http://localhost:${paymentPort}`),
    }),
  ],
  ignoreWarnings: [/Conflicting order/],
  devServer: {
    port: Number(process.env.CART_CHECKOUT_PORT ?? 3002),
    historyApiFallback: { disableDotRule: true },
  },
};
