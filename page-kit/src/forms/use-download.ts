import { useHttp } from 'shared-contracts/http';
import { saveFile } from './save-file';
import { useCall } from './use-call';

interface Download {
  readonly path: string;
  /** Sent by POST; without it the file is asked for by GET. */
  readonly body?: unknown;
  /** Name of the saved file; asked for when it is there. */
  readonly name: () => string;
  /** Said where the API has no such file. */
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
