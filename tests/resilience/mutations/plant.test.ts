import { plant } from './plant';

const file = `const first = isPaid && isClosed;
const second = isOpen;
function close() {
  return isOpen;
}
`;

describe('an entry', () => {
  it('changes its position alone and names the line', () => {
    const { text, line } = plant(file, { find: ' && isClosed', replace: '' });

    expect(text).toBe(file.replace(' && isClosed', ''));
    expect(line).toBe(1);
  });

  it('is taken as it is written, without patterns', () => {
    const { text } = plant('price(a.b); // $&', { find: '(a.b)', replace: '($&)' });

    expect(text).toBe('price($&); // $&');
  });

  it('is an error when its line is gone', () => {
    expect(() => plant(file, { find: 'isCancelled', replace: 'true' })).toThrow('not found: isCancelled');
  });

  it('is an error when it could be meant for two places', () => {
    expect(() => plant(file, { find: 'isOpen', replace: 'true' })).toThrow('found more than once: isOpen');
  });

  it('may name a text before it that stands once', () => {
    const { text, line } = plant(file, { after: 'function close', find: 'isOpen', replace: 'true' });

    expect(text).toContain('const second = isOpen;');
    expect(text).toContain('return true;');
    expect(line).toBe(4);
  });

  it('is an error when the text before it is gone, stands twice, or has nothing behind it', () => {
    const behind = (text: string) => () => plant(file, { after: text, find: 'isClosed', replace: 'true' });

    expect(behind('function open')).toThrow('not found: function open');
    expect(behind('const ')).toThrow('found more than once: const ');
    expect(behind('function close')).toThrow('not found: isClosed');
  });

  it('changes something within one line', () => {
    expect(() => plant(file, { find: 'isClosed', replace: 'isClosed' })).toThrow('nothing is changed');
    expect(() => plant(file, { find: 'isClosed;\nconst', replace: '' })).toThrow('not a part of one line');
    expect(() => plant(file, { find: '', replace: 'x' })).toThrow('not a part of one line');
  });
});
