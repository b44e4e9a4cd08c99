import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.http.StreamResponse;
import com.openai.errors.OpenAIServiceException;
import com.openai.models.FunctionDefinition;
import com.openai.models.chat.completions.ChatCompletionChunk;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import com.openai.models.chat.completions.ChatCompletionFunctionTool;
import com.openai.models.models.Model;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * Calls examples/openai.yaml with the openai SDK for Java, with its defaults unless a cell says otherwise.
 *
 * <p>Argument: JSON with the gateway's URL and a key for each cell. It prints one line of JSON for each cell.
 */
public final class Clients {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static JsonNode given;

  private static OpenAIClient client(String cell, int maxRetries) {
    return OpenAIOkHttpClient.builder()
        .baseUrl(given.get("url").asText() + "/v1")
        .apiKey(given.get("keys").get(cell).asText())
        .maxRetries(maxRetries)
        .build();
  }

  private static ChatCompletionCreateParams.Builder asked(String text) {
    return ChatCompletionCreateParams.builder().model("gpt-small").addUserMessage(text);
  }

  private static String ask(String cell, String text, int maxRetries) {
    var answer = client(cell, maxRetries).chat().completions().create(asked(text).build());
    return answer.choices().get(0).message().content().orElse("");
  }

  private static String ask(String cell, String text) {
    return ask(cell, text, 2);
  }

  private static String stream(String cell, String text, boolean leaves) {
    var got = new StringBuilder();
    try (StreamResponse<ChatCompletionChunk> events =
        client(cell, 2).chat().completions().createStreaming(asked(text).build())) {
      var pieces = events.stream().map(event -> event.choices().get(0).delta().content().orElse(""));
      for (var piece : (Iterable<String>) pieces::iterator) {
        if (leaves && !piece.isEmpty()) return "left";
        got.append(piece);
      }
    }
    return got.toString();
  }

  private static String tools() {
    var look = FunctionDefinition.builder().name("look").build();
    var params = asked("[tools]").addTool(ChatCompletionFunctionTool.builder().function(look).build()).build();
    var answer = client("tools", 2).chat().completions().create(params);
    var call = answer.choices().get(0).message().toolCalls().orElseThrow().get(0).asFunction().function();
    return call.name() + " " + call.arguments();
  }

  private static String models() {
    var pages = client("models", 2).models().list().autoPager();
    return StreamSupport.stream(pages.spliterator(), false).map(Model::id).sorted().collect(Collectors.joining(" "));
  }

  public static void main(String[] args) throws Exception {
    given = JSON.readTree(args[0]);
    var key = given.get("keys").get("retry").asText();
    Map<String, Callable<String>> cells = new LinkedHashMap<>();
    cells.put("plain", () -> ask("plain", "hi"));
    cells.put("stream", () -> stream("stream", "hi", false));
    cells.put("tools", Clients::tools);
    cells.put("cancel", () -> stream("cancel", "[slow]", true));
    cells.put("wrong key", () -> ask("wrong key", "hi"));
    cells.put("no money", () -> ask("no money", "hi"));
    cells.put("limit", () -> ask("limit", "hi") + ask("limit", "hi", 0));
    cells.put("too large", () -> ask("too large", "x".repeat(given.get("too_large").asInt()), 0));
    cells.put("models", Clients::models);
    cells.put("retry", () -> ask("retry", "[once " + key.substring(key.length() - 8) + "]"));
    for (var cell : cells.entrySet()) {
      String got;
      try {
        got = cell.getValue().call();
      } catch (OpenAIServiceException refused) {
        got = refused.getClass().getSimpleName() + " " + refused.statusCode() + " " + refused.code().orElse("");
      } catch (Exception failed) {
        got = failed.getClass().getSimpleName();
      }
      System.out.println(JSON.writeValueAsString(Map.of("cell", cell.getKey(), "got", got)));
    }
    System.exit(0);
  }
}
