/** Checks the parameters that the three video interfaces share. */
import { at, booleanAt, integerAt, type JsonObject, textAt } from './json.ts';
import { Refusal } from './refusal.ts';

/**
 * The model of a request. A name that contains `nonexistent` is an unknown model.
 * @throws Refusal `missing` or `unknown-model`.
 */
export function readModel(body: JsonObject, accepts: (model: string) => boolean): string {
  const model = textAt(body, 'model') ?? '';
  if (model === '') throw new Refusal('missing', 'the parameter `model` is required', { param: 'model' });
  if (model.includes('nonexistent') || !accepts(model)) {
    const message = `The model or endpoint ${model} does not exist or you do not have access to it.`;
    throw new Refusal('unknown-model', message, { param: 'model' });
  }
  return model;
}

/** A string field with one of the given values, or undefined if absent. */
export function readChoice(body: JsonObject, name: string, choices: readonly string[]): string | undefined {
  const value = at(body, name);
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    throw new Refusal('invalid', `\`${name}\` must be one of ${choices.join(', ')}, not ${JSON.stringify(value)}`, {
      param: name,
    });
  }
  return found;
}

/** An integer field within bounds, or undefined if absent. */
export function readInteger(body: JsonObject, name: string, min: number, max: number): number | undefined {
  if (at(body, name) === undefined) return undefined;
  const value = integerAt(body, name);
  if (value === undefined || value < min || value > max) {
    const given = JSON.stringify(body[name]);
    throw new Refusal('invalid', `\`${name}\` must be an integer in [${min},${max}], not ${given}`, { param: name });
  }
  return value;
}

/** A boolean field, or undefined if absent. */
export function readBoolean(body: JsonObject, name: string): boolean | undefined {
  if (at(body, name) === undefined) return undefined;
  const value = booleanAt(body, name);
  if (value === undefined) throw new Refusal('invalid', `\`${name}\` must be a boolean`, { param: name });
  return value;
}
