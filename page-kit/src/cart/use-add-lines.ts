import { useStore } from 'jotai';
import { toast } from 'react-hot-toast/headless';
// By its public name, so that a remote meets the shell's copy and its cart.
import { addLinesToCartAtom, type CartLine } from 'shared-contracts/cart';
import { added } from './added';

/** Adds several articles and says so once. Adding nothing changes and says nothing. */
export function useAddLines(): (lines: readonly CartLine[]) => void {
  const store = useStore();
  return (lines) => {
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (count < 1) return;
    store.set(addLinesToCartAtom, lines);
    toast.success(added(count));
  };
}
