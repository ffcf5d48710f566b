/** The names between braces in a text: `{fikir}`. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The two messages of a prompt, with variables between braces. */
export interface PromptText {
  system: string;
  user: string;
}

/** A prompt of this program. */
export interface Prompt<Variable extends string = string> extends PromptText {
  /** Name for administrators. */
  name: string;
  /** Raised with every change of the text; it is stored with each text that the prompt was used for. */
  version: number;
  /** Variables without which the prompt makes no sense; an administrator's text must have them. */
  required: readonly Variable[];
}

/** Returns a function that declares prompts with these variables; the compiler refuses others in the texts. */
export const promptsWith =
  <Variable extends string>() =>
  <const System extends string, const User extends string>(
    prompt: Omit<Prompt<Variable>, 'system' | 'user'> & {
      system: NamesIn<System> extends Variable
        ? System
        : `unknown variable: ${Exclude<NamesIn<System>, Variable>}`;
      user: NamesIn<User> extends Variable ? User : `unknown variable: ${Exclude<NamesIn<User>, Variable>}`;
    },
  ): Prompt<Variable> =>
    prompt as Prompt<Variable>;
