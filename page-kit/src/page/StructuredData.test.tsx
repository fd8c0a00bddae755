/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StructuredData } from './PageMeta';

it('escapes texts, so that they cannot close the script element in server-rendered HTML', () => {
  const name = 'Gants </script><script>alert("1")</script> & <!-- co';

  const html = renderToString(<StructuredData facts={{ '@type': 'Product', name }} />);

  const [, json = '', rest] = /^<script type="application\/ld\+json">(.*?)<\/script>(.*)$/s.exec(html) ?? [];
  expect(rest).toBe('');
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name });
});
