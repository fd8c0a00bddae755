import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HttpProvider } from 'shared-contracts/http';
import { fakeHttp } from 'shared-contracts/testing';
import { useAddToList } from '.';

it('refuses more lines than a list holds before the API is asked', () => {
  const http = fakeHttp({});
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <HttpProvider value={http}>{children}</HttpProvider>
    </QueryClientProvider>
  );
  const lines = Array.from({ length: 201 }, (_, index) => ({ productCode: `SP-${index}`, quantity: 1 }));
  const { result } = renderHook(() => useAddToList(lines, jest.fn()), { wrapper });

  act(() => result.current.onCreate('Cuisine'));

  expect(result.current.refusal).toMatch(
    /^Une liste contient au plus 200 articles, et vous en ajoutez 201\./,
  );
  expect(http.count('POST users/lists')).toBe(0);
});
