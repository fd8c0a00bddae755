import { type ListQuestionProps, useAddToList } from 'page-kit/lists';
import { longest } from 'shared-contracts/api/limits';
import { ListDialog } from 'shared-ui/list-dialog';

/** Asks into which of the customer's lists the lines go. */
export function ListQuestion({ lines, onClose }: ListQuestionProps) {
  return <ListDialog {...useAddToList(lines, onClose)} longestName={longest.listName} onClose={onClose} />;
}
