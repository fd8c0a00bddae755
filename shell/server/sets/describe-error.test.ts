import { Host } from '../testing/host';
import { describeError } from './describe-error';

const files = ['page.1.js'];
/** Line 1, column 2 of the file is line 8 of the source. */
const map = { version: 3, sources: ['webpack://mfe-a/src/Page.tsx'], names: [], mappings: 'CAOA' };
let host: Host;
beforeAll(async () => {
  host = await Host.start((request, response) =>
    request.url === '/page.1.js.map' ? response.end(JSON.stringify(map)) : response.writeHead(404).end(),
  );
});
afterAll(() => host.stop());

const described = (message: string, file = 'page.1.js') =>
  describeError(`${message}\n  at f (${host.url}${file}:1:2)\n  at g`, host.url, files);

it('an error is described by its message and the line of the source', async () => {
  expect(await described('broken')).toBe('broken (mfe-a/src/Page.tsx:8)');
});

it('a frame of a build without source maps is described by its file', async () => {
  expect(await describeError(`broken\nf@${host.url}list.js?attempt=1:3:4`, host.url, ['list.js'])).toBe(
    'broken (list.js:3:4)',
  );
});

it.each([
  ['no user karim@example.fr', 'no user …'],
  ['call 06 12 34 56 78', 'call …'],
  ["unexpected 'Rue de la Paix' in address", 'unexpected … in address'],
  ["Can't deliver to 'Jean Dupont'", "Can't deliver to …"],
  [`no street "rue de l'Eglise, Karim"`, 'no street …'],
  ['no « Karim " », “Jean » Dupont”', 'no …, …'],
  ["undefined (reading 'price')", "undefined (reading 'price')"],
  ['React error #418; visit https://react.dev/errors/418?args[]=Karim', 'React error #418; visit …'],
])('the message %j is shown as %j', async (message, shown) => {
  expect(await described(message)).toBe(`${shown} (mfe-a/src/Page.tsx:8)`);
});

it('an error in a file that the build does not list is not described, and nothing is requested', async () => {
  host.requests.length = 0;

  expect(await described('broken', '../../admin.js')).toBeNull();
  expect(host.requests).toEqual([]);
});
