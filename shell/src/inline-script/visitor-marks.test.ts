import { open, parsed, scripts } from '../testing/early-page';

describe('what the styles must know', () => {
  it('marks a visitor who is signed in, and no longer than three seconds', () => {
    open({ stored: { 'sph-access': 'a', 'sph-refresh': 'r' } });
    expect(document.documentElement.dataset.session).toBe('pending');

    jest.advanceTimersByTime(3000);

    expect(document.documentElement.dataset.session).toBeUndefined();
  });

  it.each([{}, { 'sph-access': 'a' }, { 'sph-refresh': 'r' }])(
    'does not mark a visitor with %p',
    (stored) => {
      open({ stored });

      expect(document.documentElement.dataset.session).toBeUndefined();
    },
  );

  it('remembers the table view, and nothing that it does not know', () => {
    open({ stored: { 'sph-list-view': 'table' } });
    expect(document.documentElement.dataset.listView).toBe('table');

    delete document.documentElement.dataset.listView;
    open({ stored: { 'sph-list-view': '"><script>' } });
    expect(document.documentElement.dataset.listView).toBeUndefined();
    expect(localStorage.getItem('sph-list-view')).toBe('"><script>');
  });

  it('marks a visitor who has registered in this window and is not verified yet', () => {
    open();
    expect(document.documentElement.dataset.registered).toBeUndefined();

    sessionStorage.setItem('sph-registered', 'ines@lavoir.example');
    open();
    sessionStorage.clear();

    expect(document.documentElement.dataset.registered).toBe('');
  });

  it('goes on where the storage is closed', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });

    open({ content: '' });
    parsed();

    expect(scripts()).toEqual(['/vendor.js', '/main.js']);
  });
});
