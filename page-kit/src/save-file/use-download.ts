import { useState } from 'react';
import { isApiError, useHttp } from 'shared-contracts/http';
import { saveFile } from './save-file';

interface Download {
  readonly path: string;
  /** Sent by POST; without it the file is asked for by GET. */
  readonly body?: unknown;
  readonly name: string;
  /** Said where the API has no such file. */
  readonly missing: string;
}

/** A file that the API makes for this customer. `refusal` says in the API's words why there is none. */
export function useDownload({ path, body, name, missing }: Download) {
  const http = useHttp();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function download() {
    setBusy(true);
    setRefusal(null);
    try {
      const expects = { expects: 'file' } as const;
      const file = body ? http.post<Blob>(path, body, expects) : http.get<Blob>(path, expects);
      saveFile(await file, name);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(error.status === 404 ? missing : error.message);
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, download };
}
