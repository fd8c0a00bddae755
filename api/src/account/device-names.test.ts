import { deviceWords } from './device-names';

it.each([
  ['(Windows NT 10.0; Win64; x64; rv:138.0) Gecko/20100101 Firefox/138.0', 'Firefox sur Windows'],
  ['(Windows NT 10.0; Win64; x64) Chrome/136.0 Safari/537.36 Edg/136.0', 'Edge sur Windows'],
  ['(Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36', 'Samsung Internet sur Android'],
  ['(iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Safari/604.1', 'Safari sur iPhone'],
  ['(iPhone; CPU iPhone OS 18_4 like Mac OS X) CriOS/136.0 Safari/604.1', 'Chrome sur iPhone'],
  ['(Macintosh; Intel Mac OS X 10_15_7) Version/18.4 Safari/605.1.15', 'Safari sur macOS'],
  ['(X11; Linux x86_64) Chrome/136.0 Safari/537.36', 'Chrome sur Linux'],
  ['(X11; Linux x86_64)', 'Linux'],
  ['curl/8.5.0', null],
  [undefined, null],
])('the user agent %s is named %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
