import { componentSources, elementsIn } from './testing/workspace-sources';

/** Fields of a syntax node that decide whether it is a live region with a constant text. */
interface Node {
  readonly type: string;
  readonly value?: string | Node | null;
  readonly opening?: { readonly name: Node; readonly attributes: readonly Node[] };
  readonly children?: readonly Node[];
}

const isStatus = ({ type, value }: Node) =>
  type === 'JSXAttribute' && typeof value === 'object' && value?.value === 'status';
const isConstant = ({ type, value }: Node) =>
  type === 'JSXElement' || (type === 'JSXText' && typeof value === 'string' && value.trim() !== '');

const mountedWithText = (source: string) =>
  elementsIn<Node>(source)
    .filter(({ opening, children = [] }) => opening?.attributes?.some(isStatus) && children.some(isConstant))
    .map(({ opening }) => opening?.name.value);

it.each([
  ['<p role="status">Chargement</p>', 1],
  ['<Note role="status"><h2>Reçu</h2></Note>', 1],
  ['<div role="status">{order && <Note>Payée</Note>}</div>', 0],
  ['<Note role="alert">Refusé</Note>', 0],
])('finds in %s this number of polite live regions mounted with their text: %i', (source, found) => {
  expect(mountedWithText(source)).toHaveLength(found);
});

it('every polite live region of the shop exists before its text, which is not announced otherwise', () => {
  const found = componentSources().flatMap(({ file, text }) =>
    mountedWithText(text).map((tag) => `${file} <${tag}>`),
  );

  expect(found).toEqual([]);
});
