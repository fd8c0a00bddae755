export { DelayNote, type DelayNoteProps, delaySentences, LateNote, type LateNoteProps } from './LateNote';
export { type Delay, useDelay } from './use-delay';
