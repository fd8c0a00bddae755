/** The shop's only inline script, run before any paint. Constant: the CSP contains its hash. */
import { announceFilledIn, recordEarlyInput } from './early-input';
import { markMissingPictures } from './missing-pictures';
import { watchOwnScripts } from './missing-script';
import { startScripts } from './start-scripts';
import { markVisitor } from './visitor-marks';

markVisitor();
markMissingPictures();
recordEarlyInput();
announceFilledIn();
startScripts();
watchOwnScripts();
