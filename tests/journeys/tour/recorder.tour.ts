import { expect, test } from './test';

test.skip(({ enginePath }) => !enginePath, 'the machine does not have the engine');

test('what goes wrong while a page loads is reported', { tag: '@old' }, async ({ engine, front, shop }) => {
  front.answers.set('/faulty', {
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
    body: `<!doctype html><html><head>
      <script>document.title = 'refused';</script>
      <script src="/faulty.js"></script>
      <script src="/missing.js"></script>
      </head><body><table><tr><td>${'wide'.repeat(1000)}</td></tr></table></body></html>`,
  });
  front.answers.set('/faulty.js', {
    headers: { 'content-type': 'text/javascript' },
    body: "Promise.reject(new Error('left alone')); throw new Error('planted');",
  });
  const tab = await engine.openTab({ width: 1440, height: 900 });
  const reported: string[] = [];

  await tab.open(new URL('/faulty', shop.url).href);

  const faults = [/policy: script-src/, /planted/, /left alone/, /missing\.js/, /px wider/];
  await expect
    .poll(() => {
      reported.push(...front.takeDefects());
      return faults.filter((fault) => !reported.some((text) => fault.test(text))).map(String);
    })
    .toEqual([]);
  await tab.close();
});
