import { freePort } from '../../build/free-port.mjs';
import { processes } from '../../setup/process-table.mjs';

/** A free port for each part of a shop, by the part's name. */
export type Ports = Readonly<Record<string, number>>;

export async function freePorts(): Promise<Ports> {
  const ports: Record<string, number> = {};
  for (const { name } of processes) ports[name] = await freePort();
  return ports;
}

/** The variables that move the parts to these ports. */
export const portVariables = (ports: Ports): Readonly<Record<string, string>> =>
  Object.fromEntries(processes.map(({ name, portVariable }) => [portVariable, String(ports[name])]));
