import { onlineManager } from '@tanstack/react-query';
import { environment } from 'shared-contracts/testing';
import { createShopApp } from './shop-app';

afterEach(() => onlineManager.setOnline(true));

it('a request is attempted although the browser reports that it is offline', async () => {
  onlineManager.setOnline(false);
  const { queryClient } = createShopApp(environment);

  const answer = queryClient.fetchQuery({ queryKey: ['order'], queryFn: async () => 'CMD-1', gcTime: 0 });

  await expect(answer).resolves.toBe('CMD-1');
});
