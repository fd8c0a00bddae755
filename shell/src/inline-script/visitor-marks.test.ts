import { open, parsed, scripts } from '../testing/early-page';

it('the document of a signed-in visitor is marked for at most three seconds', () => {
  open({ stored: { 'sph-access': 'a', 'sph-refresh': 'r' } });
  expect(document.documentElement.dataset.session).toBe('pending');

  jest.advanceTimersByTime(3000);

  expect(document.documentElement.dataset.session).toBeUndefined();
});

it.each([{}, { 'sph-access': 'a' }, { 'sph-refresh': 'r' }])(
  'the document of a visitor with the stored tokens %p is not marked',
  (stored) => {
    open({ stored });

    expect(document.documentElement.dataset.session).toBeUndefined();
  },
);

it('the table view is marked on the document, an unknown view is not', () => {
  open({ stored: { 'sph-list-view': 'table' } });
  expect(document.documentElement.dataset.listView).toBe('table');

  delete document.documentElement.dataset.listView;
  open({ stored: { 'sph-list-view': '"><script>' } });
  expect(document.documentElement.dataset.listView).toBeUndefined();
  expect(localStorage.getItem('sph-list-view')).toBe('"><script>');
});

it('the document is marked when an account registered in this window is not verified yet', () => {
  open();
  expect(document.documentElement.dataset.registered).toBeUndefined();

  sessionStorage.setItem('sph-registered', 'ines@lavoir.example');
  open();
  sessionStorage.clear();

  expect(document.documentElement.dataset.registered).toBe('');
});

it('scripts start when the browser denies access to storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });

  open({ content: '' });
  parsed();

  expect(scripts()).toEqual(['/vendor.js', '/main.js']);
});
