import { open, parsed, scripts } from '../testing/early-page';

it('a visitor who is signed in is marked for three seconds at most', () => {
  open({ stored: { 'sph-access': 'a', 'sph-refresh': 'r' } });
  expect(document.documentElement.dataset.session).toBe('pending');

  jest.advanceTimersByTime(3000);

  expect(document.documentElement.dataset.session).toBeUndefined();
});

it.each([{}, { 'sph-access': 'a' }, { 'sph-refresh': 'r' }])('a visitor with %p is not marked', (stored) => {
  open({ stored });

  expect(document.documentElement.dataset.session).toBeUndefined();
});

it('the table view is marked, an unknown one is not', () => {
  open({ stored: { 'sph-list-view': 'table' } });
  expect(document.documentElement.dataset.listView).toBe('table');

  delete document.documentElement.dataset.listView;
  open({ stored: { 'sph-list-view': '"><script>' } });
  expect(document.documentElement.dataset.listView).toBeUndefined();
  expect(localStorage.getItem('sph-list-view')).toBe('"><script>');
});

it('a visitor who has registered in this window and is not verified yet is marked', () => {
  open();
  expect(document.documentElement.dataset.registered).toBeUndefined();

  sessionStorage.setItem('sph-registered', 'ines@lavoir.example');
  open();
  sessionStorage.clear();

  expect(document.documentElement.dataset.registered).toBe('');
});

it('scripts start where the storage is closed', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });

  open({ content: '' });
  parsed();

  expect(scripts()).toEqual(['/vendor.js', '/main.js']);
});
