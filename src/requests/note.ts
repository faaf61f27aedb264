/** What an answer has to say besides itself. */

/** What an answer has to say besides itself. */
export interface Note {
  /** True where something was taken for granted or left out, which everybody must learn; else it is nice to know. */
  readonly matters: boolean;
  readonly text: string;
}

export const remark = (text: string): Note => ({ matters: false, text });

export const warning = (text: string): Note => ({ matters: true, text });
