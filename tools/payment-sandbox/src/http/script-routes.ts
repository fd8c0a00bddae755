import type { FastifyPluginAsync } from 'fastify';
import type { CallLog } from '../control/call-log';
import type { Scenario } from '../control/scenario';
import { joinModules, pause, readPublicFile, sendPublicFile } from './replies';

const folder = '/static/js/krypton-client/V4.0';
const modules = ['settings.js', 'pay-button.js', 'payment-form.js', 'library.js'];
/** Longer than a patient customer, shorter than the 120 s limit for scripts. */
const slowScript = 20_000;

/** The browser script and its style sheets, at the provider's paths. */
export const scriptRoutes: FastifyPluginAsync<{
  publicFolder: string;
  scenario: Scenario;
  log: CallLog;
}> = async (app, { publicFolder, scenario, log }) => {
  const script = await joinModules(`${publicFolder}/krypton`, modules);
  const styles = await readPublicFile(publicFolder, 'krypton/payment-form.css');

  app.get(`${folder}/stable/kr-payment-form.min.js`, async (request, reply) => {
    const step = scenario.take('script');
    const behaviour = step?.behaviour ?? 'normal';
    log.add({ kind: 'script', target: 'kr-payment-form.min.js', outcome: behaviour });
    await pause(step?.delayMs ?? (behaviour === 'slow' ? slowScript : 0));
    if (behaviour === 'missing') return reply.code(404).type('text/plain').send('Not found');
    if (behaviour === 'not-javascript') {
      return reply.type('text/html').send('<html><body>Maintenance en cours</body></html>');
    }
    if (behaviour === 'never-ready') {
      // `KR` appears, as the provider's does, but its `ready` flag never rises.
      return reply
        .type('text/javascript')
        .header('Cache-Control', 'no-store')
        .send('window.KR = { ready: false };');
    }
    return sendPublicFile(request, reply, script);
  });

  app.get(`${folder}/stable/payment-form.css`, async (request, reply) =>
    sendPublicFile(request, reply, styles),
  );
};
