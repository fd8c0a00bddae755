/** The shop's only inline script, run before any paint. Constant: its hash is in the Content-Security-Policy. */
import { recordEarlyInput } from './early-input';
import { watchOwnScripts } from './missing-script';
import { startScripts } from './start-scripts';
import { markMissingPictures, markVisitor } from './visitor-marks';

markVisitor();
markMissingPictures();
recordEarlyInput();
startScripts();
watchOwnScripts();
