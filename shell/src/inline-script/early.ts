/**
 * The only inline script of the shop: constant, so that its hash is in the Content-Security-Policy.
 * It runs in the head, before anything is painted.
 */
import { recordEarlyInput } from './early-input';
import { watchOwnScripts } from './missing-script';
import { startScripts } from './start-scripts';
import { markMissingPictures, markVisitor } from './visitor-marks';

markVisitor();
markMissingPictures();
recordEarlyInput();
startScripts();
watchOwnScripts();
