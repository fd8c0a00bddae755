import { componentSources, elementsIn } from './testing/workspace-sources';

/** Fields of a syntax node that decide whether it is a text and whether it is conditional. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly expression?: Node;
  readonly operator?: string;
  readonly right?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly callee?: { readonly property?: Node };
  readonly opening?: { readonly name?: Node };
  readonly children?: readonly Node[];
}

/** Accepted elements: the child is no text, the text is first and constant, or the condition is constant. */
const passed = [
  'mfe-cart-checkout/src/pages/cart/CartPage.tsx <Split>',
  'page-kit/src/catalogue/ProductCard.tsx <p>',
  'shared-ui/src/button/Button.tsx <div>',
  'shared-ui/src/field/Field.tsx <div>',
  'shell/src/layout/footer/Footer.tsx <ul>',
  'shell/src/layout/footer/legal/LegalNotice.tsx <p>',
  'shell/src/layout/footer/legal/PrivacyPolicy.tsx <p>',
  'shell/src/pages/cgv/terms.tsx <p>',
  'shell/src/pages/cgv/terms.tsx <p>',
];

const noText = ['JSXElement', 'JSXFragment', 'JSXEmptyExpression', 'NullLiteral'];
const isList = ({ callee }: Node) => callee?.property?.value === 'map';
const branches = ({ consequent, alternate, right, expression }: Node) =>
  [consequent, alternate, right, expression].filter((node) => node !== undefined);
const isBranching = ({ type, operator = '' }: Node) =>
  ['ConditionalExpression', 'ParenthesisExpression', 'JSXExpressionContainer'].includes(type) ||
  ['&&', '||', '??'].includes(operator);

const isText = (node: Node): boolean =>
  isBranching(node)
    ? branches(node).some(isText)
    : !noText.includes(node.type) && !isList(node) && node.value?.trim() !== '';

/** Whether React may insert or remove the node while the page is shown. */
const comesAndGoes = (node: Node): boolean =>
  isList(node) ||
  node.operator === '&&' ||
  (node.type === 'ConditionalExpression' && !branches(node).every(isText)) ||
  (isBranching(node) && branches(node).some(comesAndGoes));

/** A browser's translation replaces text nodes, so React can neither insert before them nor remove them. */
const breaksWhenTranslated = ({ children = [] }: Node) => {
  const shown = children.filter((child) => isText(child) || comesAndGoes(child));
  return shown.length > 1 && shown.some(isText) && shown.some(comesAndGoes);
};

const breakingIn = (source: string) =>
  elementsIn<Node>(source)
    .filter(breaksWhenTranslated)
    .map(({ opening }) => `<${opening?.name?.value ?? ''}>`);

it('every text next to a conditional node has its own element', () => {
  const breaking = componentSources().flatMap(({ file, text }) =>
    breakingIn(text).map((tag) => `${file} ${tag}`),
  );

  expect(breaking.toSorted()).toEqual(passed);
});
