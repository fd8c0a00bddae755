import { noAnswer } from './api-error';

export const succeeded = (status: number) => status >= 200 && status < 300;

/** The JSON of an answer; undefined when there is none. @throws {ApiError} where a success cannot be read */
export function readBody(status: number, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    // A refusal without readable words is still a refusal.
    if (succeeded(status)) throw noAnswer('unreadable', error);
    return undefined;
  }
}
