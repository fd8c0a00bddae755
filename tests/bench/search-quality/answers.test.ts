import { judge } from './answers';

const cups = { kind: 'unit', line: 'odd', query: 'gobelet 20cl', expected: ['GO-20K'] } as const;
const chairs = { kind: 'not-sold', line: 'odd', query: 'chaise', expected: [] } as const;

test('the expected article in the first position is a hit in the first and in the first three', () => {
  expect(judge(cups, ['GO-20K', 'GB-18'])).toMatchObject({ first: true, firstThree: true, wrong: false });
});

test('the expected article in the third position is a hit in the first three alone', () => {
  expect(judge(cups, ['GB-18', 'GB-25', 'GO-20K'])).toMatchObject({ first: false, firstThree: true });
});

test('the expected article in the fourth position makes a wrong answer', () => {
  expect(judge(cups, ['A', 'B', 'C', 'GO-20K'])).toMatchObject({ firstThree: false, wrong: true });
});

test('no article for what is sold is a zero-answer, not a wrong one', () => {
  expect(judge(cups, [])).toMatchObject({ first: false, firstThree: false, none: true, wrong: false });
});

test('what is not sold is answered rightly by nothing, wrongly by any article', () => {
  expect(judge(chairs, [])).toMatchObject({ first: true, firstThree: true, none: true, wrong: false });
  expect(judge(chairs, ['GO-20K'])).toMatchObject({ first: false, firstThree: false, wrong: true });
});
