import { useHttp } from 'shared-contracts/http';
import { useCall } from './use-call';

/** ms; some browsers read the file only a little after the click. */
const lifetime = 60_000;

/** Gives a file to the browser, which saves it as any download. */
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
  /** Name of the saved file; called when it is there. */
  readonly name: () => string;
  /** Shown where the API has no such file. */
  readonly missing: string;
}

/** A file that the API makes for this customer. `refusal` says in the API's words why there is none. */
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
