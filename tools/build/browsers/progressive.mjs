/**
 * What the sources use though a browser of `.browserslistrc` lacks it, by its key in `web-features`, and why the shop is whole
 * without.
 */
export const progressive = {
  // Scripts
  'api.AbortSignal.timeout_static': 'Chrome before 124 names the error otherwise; nobody reads its name',
  'api.PerformanceResourceTiming.transferSize':
    'without it a page from the store of the browser counts as fresh',
  'api.Window.cancelIdleCallback': 'asked for before it is called',
  'api.Window.requestIdleCallback': 'asked for before it is called, else a timer',
  'api.Window.open': 'phones open a tab instead of a window',

  // Styles that the build writes with a prefix, too
  'css.properties.text-size-adjust': 'only phones enlarge text; Safari reads -webkit-',
  'css.properties.user-select': 'Safari reads -webkit-',

  // Styles that only refine
  'css.at-rules.page': 'the margins of the printer instead',
  'css.properties.accent-color': 'boxes in the colour of the system',
  'css.properties.contain-intrinsic-block-size': 'goes with content-visibility',
  'css.properties.content-visibility': 'all of a page is laid out at once',
  'css.properties.overflow-clip-margin': 'the focus ring of a card is cut at its edge',
  'css.properties.resize': 'a text field keeps its size on phones',
  'css.properties.scrollbar-gutter': 'a page moves sideways when a dialog opens',
  'css.properties.scrollbar-width': 'a row of brands shows its scrollbar',
  'css.properties.text-wrap': 'the last line of a heading may be short',
  'css.selectors.selection': 'selected text in the colours of the system',
};
