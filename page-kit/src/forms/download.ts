import { useHttp } from 'shared-contracts/http';
import { useCall } from './use-call';

/** Lifetime of the object URL in milliseconds: some browsers read the file a little after the click. */
const lifetime = 60_000;

/** Makes the browser save a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), lifetime);
}

interface Download {
  readonly path: string;
  /** Sent by POST; without it the file is requested by GET. */
  readonly body?: unknown;
  /** Name of the saved file; called after the response. */
  readonly name: () => string;
  /** Message if the API has no such file. */
  readonly missing: string;
}

/** Downloads a file that the API generates. `refusal` is the API's message, or `missing` for 404. */
export function useDownload({ path, body, name, missing }: Download) {
  const http = useHttp();
  const { busy, refusal, run } = useCall((error) => (error.status === 404 ? missing : error.message));

  const download = () =>
    run(async () => {
      const expects = { expects: 'file' } as const;
      const file = body ? http.post<Blob>(path, body, expects) : http.get<Blob>(path, expects);
      saveFile(await file, name());
    });

  return { busy, refusal, download };
}
