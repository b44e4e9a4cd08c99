/**
 * Decodes an answer whose events have to be read on their way to the caller. Requests ask for `identity`, so this is needed only for an
 * upstream, or a proxy in front of it, that compresses all the same.
 */
import type { Dispatcher } from 'undici';
import decompress from 'undici/lib/interceptor/decompress.js';

/** Passes everything to `handler`, and an answer in a known coding without that coding. */
export function decoding(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  let to = handler;
  return {
    onRequestStart: (controller, context) => to.onRequestStart?.(controller, context),
    onResponseStart(controller, statusCode, headers, statusMessage) {
      if (headers['content-encoding'] !== undefined) {
        to = decompressed(handler);
        // It passes a controller on that pauses and aborts the decoder, too.
        to.onRequestStart?.(controller, {});
      }
      to.onResponseStart?.(controller, statusCode, headers, statusMessage);
    },
    onResponseData: (controller, chunk) => to.onResponseData?.(controller, chunk),
    onResponseEnd: (controller, trailers) => to.onResponseEnd?.(controller, trailers),
    onResponseError: (controller, error) => to.onResponseError?.(controller, error),
  };
}

/** Only when it is needed, because undici then prints a warning, once: its interceptor is experimental. */
function decompressed(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  let made = handler;
  const dispatch = decompress()((_options, decorated) => {
    made = decorated;
    return true;
  });
  dispatch({ path: '/', method: 'GET' }, handler);
  return made;
}
