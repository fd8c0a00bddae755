export { DelayNote, type DelayNoteProps, LateNote, type LateNoteProps } from './LateNote';
export { type Delay, useDelay } from './use-delay';
