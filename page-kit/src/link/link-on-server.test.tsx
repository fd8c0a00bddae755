/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Link } from './Link';

it('is in the HTML of the server what a browser shows, and nothing of what only a click needs', () => {
  const said = jest.spyOn(console, 'error');

  const html = renderToString(
    <Link
      to="/sacs?tri=price#liste"
      className="name"
      title="Sacs & liens"
      replace
      state={{}}
      onClick={() => undefined}
    >
      Sacs
    </Link>,
  );

  expect(html).toBe('<a class="name" title="Sacs &amp; liens" href="/sacs?tri=price#liste">Sacs</a>');
  expect(said).not.toHaveBeenCalled();
});
