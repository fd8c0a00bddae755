import { faultOf, npmFaultOf } from './machine-faults.mjs';

it.each([
  [
    'a full disk',
    'npm error [esbuild] Failed to install package "@esbuild/linux-x64" using npm: ENOSPC: no space left on device, write\nnpm error Error: EACCES',
    /^Le disque est plein : [^\n]+$/,
  ],
  [
    'more watched files than the machine allows',
    "Error: ENOSPC: System limit for number of file watchers reached, watch '/srv/shop/shell'",
    /^Cette machine .* fs\.inotify\.max_user_watches[^\n]+$/,
  ],
  [
    'a folder without write permission',
    "npm error code EACCES\nnpm error Error: EACCES: permission denied, mkdir '/srv/shop/node_modules'\nnpm error     at async mkdir",
    /^Ce compte ne peut pas écrire \/srv\/shop\/node_modules : [^\n]+$/,
  ],
  [
    'a read-only home folder, whose cache npm reports as missing',
    "npm error code ENOENT\nnpm error enoent Invalid response body: ENOENT: no such file or directory, mkdir '/home/shop/.npm'",
    /^Ce compte ne peut pas écrire \/home\/shop\/.npm : [^\n]+$/,
  ],
  [
    'a registry that does not respond',
    'npm error code ECONNREFUSED\nnpm error FetchError: request to http://127.0.0.1:9/tsx failed, reason: connect ECONNREFUSED 127.0.0.1:9',
    /^Le registre npm ne répond pas \(ECONNREFUSED\) : [^\n]+$/,
  ],
])('the error is explained in one line: %s', (_fault, printed, line) => {
  expect(npmFaultOf(printed)).toMatch(line);
});

it('an error of the project is not treated as a fault of the machine', () => {
  expect(
    npmFaultOf('npm error code E404\nnpm error 404 Not Found - GET https://registry.npmjs.org/none'),
  ).toBeNull();
});

it('a connection refused to a program other than npm is not treated as a fault of the machine', () => {
  expect(faultOf('Error: connect ECONNREFUSED 127.0.0.1:5432')).toBeNull();
});
