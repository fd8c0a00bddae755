import type { PublicEnvironment } from 'shared-contracts/environment';

/** Who mediates between the shop and a consumer, and where to write. */
export function Mediator({ name, address, url }: NonNullable<PublicEnvironment['company']['mediator']>) {
  return (
    <>
      {name}, {address},{' '}
      <a href={url} rel="noreferrer">
        {new URL(url).hostname}
      </a>
    </>
  );
}
