/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StructuredData } from './PageMeta';

it('keeps a text of the catalogue from ending its element in the HTML of the server', () => {
  const name = 'Gants </script><script>alert("1")</script> & <!-- co';

  const html = renderToString(<StructuredData facts={{ '@type': 'Product', name }} />);

  const [, json = '', rest] = /^<script type="application\/ld\+json">(.*?)<\/script>(.*)$/s.exec(html) ?? [];
  expect(rest).toBe('');
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name });
});
