export { Note, type NoteProps } from './Note';
export { Pill, type PillProps } from './Pill';
export { Refusal } from './Refusal';
