export { EnergyArrow } from './EnergyArrow';
export { HazardPictogram } from './HazardPictogram';
export { LabelMarks } from './LabelMarks';
