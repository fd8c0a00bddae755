import { useState } from 'react';
import { isApiError, useHttp } from 'shared-contracts/http';
import { saveFile } from './save-file';

interface Download {
  readonly path: string;
  readonly name: string;
  /** Said where the API has no such file. */
  readonly missing: string;
}

/** A file of the API that only the customer may have. `refusal` says in the API's words why there is none. */
export function useDownload({ path, name, missing }: Download) {
  const http = useHttp();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function download() {
    setBusy(true);
    setRefusal(null);
    try {
      saveFile(await http.get<Blob>(path, { expects: 'file' }), name);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(error.status === 404 ? missing : error.message);
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, download };
}
