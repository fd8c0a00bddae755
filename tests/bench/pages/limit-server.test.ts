import { withoutScripts } from './limit-server';

it('the limit page has the styles and pictures of the page, and no scripts', () => {
  const expected = [
    '<style>h1{color:teal}</style>',
    '<link rel="preload" as="font" href="/figtree.woff2" crossorigin>',
    '<link rel="preload" as="image" href="/savon.svg"/>',
    '<h1>Savons</h1>',
  ].join('\n');
  const scripts = [
    '<script>(()=>{let early="</h1>"})()</script>',
    '<link rel="preload" as="script" href="/main.js">',
    '<link rel="modulepreload" href="/main.js">',
    '<script type="application/json" id="boot">{"name":"\\u003c/script>"}</script>',
    '<script src="/main.js" defer></script>',
  ].join('\n');

  const html = withoutScripts(`${scripts}\n${expected}`);

  expect(html).toBe(expected);
});
