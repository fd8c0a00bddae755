import { act, renderHook, waitFor } from '@testing-library/react';
import { type Deployment, DeploymentContext } from 'page-kit/page';
import type { ReactNode } from 'react';
import { useOptionalCode } from './use-optional-code';

const deployment: jest.Mocked<Deployment> = {
  preload: jest.fn(),
  giveUp: jest.fn(),
  lookForAnother: jest.fn(async () => false),
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <DeploymentContext value={deployment}>{children}</DeploymentContext>
);
const load = jest.fn<Promise<object>, []>();

it('optional code that fails to load is missing, is looked for in another version, and loads when the connection returns', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const { result } = renderHook(() => useOptionalCode('carousel', load, true), { wrapper });

  await waitFor(() => expect(result.current).toEqual({ code: null, isMissing: true }));
  expect(deployment.lookForAnother).toHaveBeenCalledTimes(1);
  expect(deployment.giveUp).toHaveBeenCalledWith('carousel');
  const loaded = {};
  load.mockResolvedValueOnce(loaded);

  act(() => void window.dispatchEvent(new Event('online')));

  await waitFor(() => expect(result.current.code).toBe(loaded));
});
