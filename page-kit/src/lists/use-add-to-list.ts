import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { CartLine } from 'shared-contracts/api/cart';
import { listLimits } from 'shared-contracts/api/limits';
import { isApiError, useHttp } from 'shared-contracts/http';
import { useLateData } from '../waiting';
import { listRefusal } from './list-refusal';
import { listsQuery } from './lists-query';
import { useLists } from './use-lists';

const tooMany = (count: number) =>
  `Une liste contient au plus ${listLimits.lines} articles, et vous en ajoutez ${count}. Retirez-en d’abord, ou faites-en plusieurs listes.`;

/** What `ListDialog` of `shared-ui` asks: into which list the lines go, one that is there or a new one. */
export function useAddToList(lines: readonly CartLine[], onAdded: () => void) {
  const { data, isError, refetch } = useQuery(listsQuery(useHttp()));
  const { addLines, create } = useLists();
  const late = useLateData();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save(name: string, work: () => Promise<unknown>) {
    if (lines.length > listLimits.lines) return setRefusal(tooMany(lines.length));
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      toast.success(`Ajouté à la liste «\u00a0${name}\u00a0»`);
      onAdded();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(listRefusal(error));
      setBusy(false);
    }
  }

  const lists = data?.map(({ id, name, lines: { length } }) => ({
    id,
    name,
    count: length === 1 ? '1 article' : `${length} articles`,
  }));
  return {
    state: isError ? 'failed' : data === undefined ? 'pending' : data === null ? 'missing' : 'ready',
    lists: lists ?? [],
    articles: lines.length === 1 ? '1 article' : `${lines.length} articles`,
    busy,
    refusal,
    onRetry: () => void refetch(),
    late,
    onAdd: (id: string) =>
      void save(data?.find((list) => list.id === id)?.name ?? '', () => addLines(id, lines)),
    onCreate: (name: string) => void save(name, () => create(name, lines)),
  } as const;
}
