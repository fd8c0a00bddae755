import type { CategoryHue } from '../icon';
import ampoules from './famille-ampoules.svg';
import chimie from './famille-chimie.svg';
import chr from './famille-chr.svg';
import materiel from './famille-materiel.svg';
import ouate from './famille-ouate.svg';
import petit from './famille-petit.svg';
import protection from './famille-protection.svg';
import sacs from './famille-sacs.svg';
import seaux from './famille-seaux.svg';
import unavailable from './indisponible.svg';
import thanks from './merci.svg';
import emptyCart from './panier-vide.svg';
import shelf from './rayonnage.svg';
import wideShelf from './rayonnage-large.svg';
import recycledBag from './sac-recycle.svg';

/** URL of the picture of each category, 240 x 180. */
export const categoryPictures: Readonly<Record<CategoryHue, string>> = {
  sacs,
  ouate,
  chimie,
  seaux,
  petit,
  materiel,
  protection,
  chr,
  ampoules,
  neutre: unavailable,
};

/** URLs of the pictures for empty and failed states. */
export const scenes = {
  'panier-vide': emptyCart,
  indisponible: unavailable,
  merci: thanks,
} as const;

export { recycledBag, shelf, wideShelf };
