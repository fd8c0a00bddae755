import { performance } from 'node:perf_hooks';
import { verify } from '@node-rs/argon2';
import { median } from '../report/statistics';
import { demoPassword } from './customers';

const tries = 20;

/**
 * ms to check one password against a hash that the API made, and how many two processors check per second.
 * Its parameters stand in the hash.
 */
export async function measurePasswords(hash: string) {
  const times: number[] = [];
  for (let tried = 0; tried < tries; tried += 1) {
    const begun = performance.now();
    if (!(await verify(hash, demoPassword))) throw new Error('the demo password does not fit');
    times.push(performance.now() - begun);
  }
  const begun = performance.now();
  const inTurn = async () => {
    for (let tried = 0; tried < tries; tried += 1) await verify(hash, demoPassword);
  };
  await Promise.all([inTurn(), inTurn()]);
  const perSecond = (2 * tries) / ((performance.now() - begun) / 1000);
  return {
    parameters: hash.split('$').slice(1, 4).join(' '),
    milliseconds: median(times),
    perSecondTwoAtATime: perSecond,
  };
}
