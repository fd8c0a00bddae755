import { useStore } from 'jotai';
import { toast } from 'react-hot-toast/headless';
// By its public name, so that a remote meets the shell's copy and its cart.
import { addLinesToCartAtom, type CartLine } from 'shared-contracts/cart';
import { added, cartIsFull } from './added';

/** Adds several articles and says so once. Returns the lines for which the cart has no room, after saying that too. */
export function useAddLines(): (lines: readonly CartLine[]) => readonly CartLine[] {
  const store = useStore();
  return (lines) => {
    const refused = store.set(addLinesToCartAtom, lines);
    const taken = lines.filter((line) => !refused.includes(line));
    const count = taken.reduce((sum, { quantity }) => sum + quantity, 0);
    if (count > 0) toast.success(added(count));
    if (refused.length > 0) toast.error(cartIsFull);
    return refused;
  };
}
