/** Generated from schemas/gateway.schema.json by `node scripts/generate-config-types.ts`: do not edit. */
import { exclusionProblems, variantProblems } from './variants.ts';
export const fitsShape = validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","additionalProperties":false,"required":["version","store","currency","upstreams","envelopes","interfaces","routes"],"properties":{"version":{"const":1},"server":{"$ref":"#/definitions/server"},"store":{"$ref":"#/definitions/store"},"settle":{"$ref":"#/definitions/settle"},"media":{"$ref":"#/definitions/media_reading"},"currency":{"$ref":"#/definitions/currency"},"upstreams":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/upstream"}},"prices":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/price"}},"models":{"type":"object","propertyNames":{"$ref":"#/definitions/model_id"},"additionalProperties":{"$ref":"#/definitions/model"}},"envelopes":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/envelope"}},"interfaces":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/interface"}},"billing":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/billing_rule"}},"tasks":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/task_kind"}},"fills":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/fill"}},"catalogues":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/catalogue"}},"routes":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/route"}},"mounts":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/mount"}}},"definitions":{"name":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"model_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._/:@-]*$"},"duration":{"type":"string","pattern":"^[1-9][0-9]{0,11}(ms|s|m|h|d)$"},"size":{"type":"string","pattern":"^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$"},"amount":{"type":"string","pattern":"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"},"pointer":{"type":"string","pattern":"^(/([^~/]|~0|~1)*)+$"},"header_name":{"type":"string","pattern":"^[a-z0-9!#$%&'*+.^_`|~-]+$"},"query_name":{"type":"string","pattern":"^[^\\s&=#?/]+$"},"env_name":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"path_template":{"type":"string","pattern":"^/[^\\s?#]*$"},"prefix":{"type":"string","pattern":"^(/|(/[A-Za-z0-9._~-]+)+)$"},"match":{"type":"string","pattern":"^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$"},"schema_file":{"type":"string","pattern":"\\.json$"},"address":{"type":"string","pattern":"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},"secret":{"type":"object","additionalProperties":false,"required":["env"],"properties":{"env":{"$ref":"#/definitions/env_name"}}},"upstream_url":{"type":["string","object"],"pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","additionalProperties":false,"required":["env"],"properties":{"env":{"$ref":"#/definitions/env_name"},"default":{"type":"string","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}}},"store_url":{"type":["string","object"],"pattern":"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","additionalProperties":false,"required":["env"],"properties":{"env":{"$ref":"#/definitions/env_name"},"default":{"type":"string","pattern":"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$"}}},"expression":{"type":"object","additionalProperties":false,"required":["cel"],"properties":{"cel":{"type":"string","minLength":1}}},"unit":{"type":"string","enum":["second","million_tokens"]},"json":{},"tree":{},"server":{"type":"object","additionalProperties":false,"properties":{"listen":{"$ref":"#/definitions/address"},"metrics":{"$ref":"#/definitions/address"},"body_limit":{"$ref":"#/definitions/size"},"bodies":{"$ref":"#/definitions/server_bodies"},"timeout":{"$ref":"#/definitions/server_timeout"},"drain":{"$ref":"#/definitions/server_drain"},"envelope":{"$ref":"#/definitions/name"}}},"server_timeout":{"type":"object","additionalProperties":false,"properties":{"headers":{"$ref":"#/definitions/duration"},"request":{"$ref":"#/definitions/duration"}}},"server_bodies":{"type":"object","additionalProperties":false,"properties":{"nodes":{"type":"integer","minimum":1,"maximum":10000000},"kept":{"$ref":"#/definitions/size"},"kept_per_key":{"$ref":"#/definitions/size"}}},"server_drain":{"type":"object","additionalProperties":false,"properties":{"lame_duck":{"$ref":"#/definitions/duration"},"limit":{"$ref":"#/definitions/duration"}}},"store":{"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"$ref":"#/definitions/store_url"}}},"settle":{"type":"object","additionalProperties":false,"properties":{"first":{"$ref":"#/definitions/duration"},"longest":{"$ref":"#/definitions/duration"},"concurrency":{"type":"integer","minimum":1,"maximum":1024},"lease":{"$ref":"#/definitions/duration"}}},"media_reading":{"type":"object","additionalProperties":false,"properties":{"timeout":{"$ref":"#/definitions/duration"},"limit":{"$ref":"#/definitions/size"},"tolerance":{"$ref":"#/definitions/duration"},"shortest":{"$ref":"#/definitions/duration"},"allow_private":{"$ref":"#/definitions/switch"}}},"switch":{"type":["boolean","object"],"additionalProperties":false,"required":["env"],"properties":{"env":{"$ref":"#/definitions/env_name"},"default":{"type":"string","enum":["0","1","false","true"]}}},"currency":{"type":"object","additionalProperties":false,"required":["code"],"properties":{"code":{"type":"string","pattern":"^[A-Z]{3}$"},"overdraft":{"$ref":"#/definitions/amount"}}},"upstream":{"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"$ref":"#/definitions/upstream_url"},"optional":{"type":"boolean"},"auth":{"$ref":"#/definitions/credential"},"timeout":{"$ref":"#/definitions/upstream_timeout"},"credential_refused":{"enum":["pass_on","upstream_failed"]}}},"credential":{"type":"object","additionalProperties":false,"required":["header","secret"],"properties":{"header":{"$ref":"#/definitions/header_name"},"scheme":{"$ref":"#/definitions/scheme"},"secret":{"$ref":"#/definitions/secret"}}},"scheme":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9-]*$"},"upstream_timeout":{"type":"object","additionalProperties":false,"properties":{"connect":{"$ref":"#/definitions/duration"},"headers":{"$ref":"#/definitions/duration"},"idle":{"$ref":"#/definitions/duration"}}},"price":{"type":"object","additionalProperties":false,"required":["per","by","table"],"properties":{"per":{"$ref":"#/definitions/unit"},"by":{"type":"array","items":{"$ref":"#/definitions/name"},"uniqueItems":true},"table":{"$ref":"#/definitions/price_table"}}},"price_table":{"type":["string","object"],"pattern":"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","minProperties":1,"additionalProperties":{"$ref":"#/definitions/price_table"}},"model":{"type":"object","additionalProperties":false,"required":["type","upstream"],"properties":{"type":{"$ref":"#/definitions/name"},"upstream":{"$ref":"#/definitions/name"},"price":{"$ref":"#/definitions/name"},"defaults":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"type":["string","number","boolean"]}},"limits":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"type":"integer","minimum":1,"maximum":1000000000}},"card":{"type":"object","additionalProperties":{"$ref":"#/definitions/json"}}}},"envelope":{"type":"object","additionalProperties":false,"required":["body","names"],"properties":{"headers":{"type":"object","propertyNames":{"$ref":"#/definitions/header_name"},"additionalProperties":{"type":"string"}},"body":{"$ref":"#/definitions/tree"},"stream":{"$ref":"#/definitions/stream_error"},"names":{"$ref":"#/definitions/envelope_names"},"statuses":{"$ref":"#/definitions/envelope_statuses"}}},"stream_error":{"type":"object","additionalProperties":false,"required":["data"],"properties":{"event":{"type":"string","pattern":"^[^\\r\\n]+$"},"data":{"$ref":"#/definitions/tree"}}},"envelope_names":{"type":"object","additionalProperties":false,"properties":{"invalid_request":{"type":"string","minLength":1},"unsupported_media_type":{"type":"string","minLength":1},"body_too_large":{"type":"string","minLength":1},"unauthenticated":{"type":"string","minLength":1},"insufficient_funds":{"type":"string","minLength":1},"model_not_found":{"type":"string","minLength":1},"task_not_found":{"type":"string","minLength":1},"resource_not_found":{"type":"string","minLength":1},"route_not_found":{"type":"string","minLength":1},"method_not_allowed":{"type":"string","minLength":1},"conflict":{"type":"string","minLength":1},"idempotency_mismatch":{"type":"string","minLength":1},"request_timeout":{"type":"string","minLength":1},"upstream_failed":{"type":"string","minLength":1},"upstream_timeout":{"type":"string","minLength":1},"upstream_off":{"type":"string","minLength":1},"overloaded":{"type":"string","minLength":1},"internal":{"type":"string","minLength":1}}},"envelope_statuses":{"type":"object","additionalProperties":false,"properties":{"invalid_request":{"$ref":"#/definitions/status"},"unsupported_media_type":{"$ref":"#/definitions/status"},"body_too_large":{"$ref":"#/definitions/status"},"unauthenticated":{"$ref":"#/definitions/status"},"insufficient_funds":{"$ref":"#/definitions/status"},"model_not_found":{"$ref":"#/definitions/status"},"task_not_found":{"$ref":"#/definitions/status"},"resource_not_found":{"$ref":"#/definitions/status"},"route_not_found":{"$ref":"#/definitions/status"},"method_not_allowed":{"$ref":"#/definitions/status"},"conflict":{"$ref":"#/definitions/status"},"idempotency_mismatch":{"$ref":"#/definitions/status"},"request_timeout":{"$ref":"#/definitions/status"},"upstream_failed":{"$ref":"#/definitions/status"},"upstream_timeout":{"$ref":"#/definitions/status"},"upstream_off":{"$ref":"#/definitions/status"},"overloaded":{"$ref":"#/definitions/status"},"internal":{"$ref":"#/definitions/status"}}},"status":{"type":"integer","minimum":400,"maximum":599},"interface":{"type":"object","additionalProperties":false,"required":["prefix","auth","envelope","forward"],"properties":{"prefix":{"$ref":"#/definitions/prefix"},"auth":{"type":"array","items":{"$ref":"#/definitions/auth"},"minItems":1},"envelope":{"$ref":"#/definitions/name"},"forward":{"$ref":"#/definitions/interface_forward"},"idempotency":{"$ref":"#/definitions/idempotency"},"request_id":{"$ref":"#/definitions/header_name"},"log_headers":{"type":"array","items":{"$ref":"#/definitions/header_name"},"minItems":1,"uniqueItems":true}}},"idempotency":{"type":"object","additionalProperties":false,"required":["header"],"properties":{"header":{"$ref":"#/definitions/header_name"},"keep":{"$ref":"#/definitions/duration"}}},"interface_forward":{"type":"object","additionalProperties":false,"required":["headers","query"],"properties":{"headers":{"type":"array","items":{"$ref":"#/definitions/header_name"},"uniqueItems":true},"query":{"type":"array","items":{"$ref":"#/definitions/query_name"},"uniqueItems":true}}},"auth":{"type":"object","additionalProperties":false,"properties":{"header":{"$ref":"#/definitions/header_name"},"scheme":{"$ref":"#/definitions/scheme"},"query":{"$ref":"#/definitions/query_name"}},"x-variants":{"header":{"with":["scheme"]},"query":{}}},"billing_rule":{"type":"object","additionalProperties":false,"required":["per","facts","hold"],"properties":{"per":{"$ref":"#/definitions/unit"},"facts":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/fact"}},"hold":{},"actual":{"$ref":"#/definitions/actual"},"counts":{"type":"object","minProperties":1,"propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/count"}},"charge":{"$ref":"#/definitions/class_units"},"untold":{"$ref":"#/definitions/untold"},"final":{"$ref":"#/definitions/pointers"},"failed":{"$ref":"#/definitions/pointers"},"cap":{"$ref":"#/definitions/cap"}},"x-variants":{"actual":{"with":["cap"]},"counts":{"with":["charge","untold","final","failed","cap"],"required":["charge","untold"]}},"if":{"required":["counts"]},"then":{"properties":{"hold":{"$ref":"#/definitions/class_units"}}},"else":{"properties":{"hold":{"$ref":"#/definitions/task_hold"}}}},"task_hold":{"allOf":[{"$ref":"#/definitions/expression"}],"not":{"type":"object","minProperties":1,"additionalProperties":{"type":"object"}}},"class_units":{"type":"object","not":{"required":["cel"],"properties":{"cel":{"type":"string"}}},"minProperties":1,"propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/expression"}},"untold":{"type":["string","object"],"pattern":"^(hold|free)$","minProperties":1,"propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/expression"}},"cap":{"type":"number","minimum":1,"maximum":1000000},"pointers":{"type":["string","array"],"pattern":"^(/([^~/]|~0|~1)*)+$","items":{"$ref":"#/definitions/pointer"},"minItems":1,"uniqueItems":true},"count":{"type":["string","array","object"],"pattern":"^(/([^~/]|~0|~1)*)+$","items":{"$ref":"#/definitions/pointer"},"minItems":1,"uniqueItems":true,"additionalProperties":false,"required":["sum","at"],"properties":{"sum":{"$ref":"#/definitions/pointers"},"at":{"$ref":"#/definitions/pointer"},"where":{"$ref":"#/definitions/count_where"}}},"count_where":{"type":"object","additionalProperties":false,"required":["at","in"],"properties":{"at":{"$ref":"#/definitions/pointer"},"in":{"type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true}}},"actual":{"type":"object","additionalProperties":false,"required":["otherwise"],"properties":{"at":{"$ref":"#/definitions/pointer"},"otherwise":{"$ref":"#/definitions/expression"}}},"fact":{"type":"object","additionalProperties":false,"properties":{"at":{"$ref":"#/definitions/places"},"flag":{"$ref":"#/definitions/flag"},"cel":{"type":"string","minLength":1},"media":{"$ref":"#/definitions/media"},"limit":{"$ref":"#/definitions/name"},"fits":{"$ref":"#/definitions/schema_file"},"count":{"$ref":"#/definitions/counted"},"assume":{"$ref":"#/definitions/duration"},"type":{"type":"string","enum":["string","int","bool"]},"enum":{"type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true},"values":{"type":"array","items":{"$ref":"#/definitions/fact_values"},"minItems":1},"default":{"$ref":"#/definitions/fact_default"}},"x-variants":{"at":{"with":["flag","type","enum","values","default"],"required":["type"]},"cel":{"with":["type","enum"],"required":["type"]},"media":{"with":["assume"]},"limit":{},"fits":{},"count":{}}},"places":{"type":["string","array"],"pattern":"^(/([^~/]|~0|~1)*)+$","items":{"$ref":"#/definitions/pointer"},"minItems":1,"uniqueItems":true},"counted":{"type":"object","additionalProperties":false,"required":["each"],"properties":{"each":{"$ref":"#/definitions/places"},"where":{"$ref":"#/definitions/matcher"},"unless":{"$ref":"#/definitions/matcher"},"add":{"$ref":"#/definitions/pointer"},"default":{"type":"integer","minimum":1,"maximum":1000000},"less":{"$ref":"#/definitions/pointer"}},"dependencies":{"default":["add"]}},"matcher":{"type":"object","minProperties":1,"propertyNames":{"$ref":"#/definitions/pointer"},"additionalProperties":{"type":"array","items":{"type":["string","null"]},"minItems":1,"uniqueItems":true}},"fact_values":{"type":["integer","object"],"additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"to":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}}},"fact_default":{"type":["string","integer","boolean","object"],"additionalProperties":false,"minProperties":1,"properties":{"model":{"$ref":"#/definitions/name"},"limit":{"$ref":"#/definitions/name"}}},"flag":{"type":"object","additionalProperties":false,"required":["names","in"],"properties":{"names":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]*$"},"minItems":1,"uniqueItems":true},"in":{"$ref":"#/definitions/pointer"}}},"media":{"type":"object","additionalProperties":false,"required":["cel"],"properties":{"cel":{"type":"string","minLength":1}}},"task_kind":{"type":"object","additionalProperties":false,"required":["id","query","status","deadline"],"properties":{"id":{"$ref":"#/definitions/pointer"},"query":{"type":"string","pattern":"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},"status":{"$ref":"#/definitions/task_status"},"deadline":{"$ref":"#/definitions/duration"},"unknown":{"$ref":"#/definitions/task_unknown"},"nothing_made":{"type":"array","items":{"$ref":"#/definitions/task_nothing_made"},"minItems":1}}},"task_nothing_made":{"type":"object","additionalProperties":false,"required":["status"],"dependencies":{"at":["in"],"in":["at"]},"properties":{"status":{"type":"array","items":{"type":["integer","string"],"minimum":400,"maximum":599,"pattern":"^4xx$"},"minItems":1,"uniqueItems":true},"at":{"$ref":"#/definitions/pointer"},"in":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"uniqueItems":true}}},"task_unknown":{"type":"object","additionalProperties":false,"properties":{"key":{"$ref":"#/definitions/header_name"},"list":{"type":"string","pattern":"^/[^\\s#{}]*$"},"items":{"$ref":"#/definitions/pointer"},"id":{"$ref":"#/definitions/pointer"},"model":{"$ref":"#/definitions/pointer"},"created_at":{"$ref":"#/definitions/pointer"},"total":{"$ref":"#/definitions/pointer"},"page":{"$ref":"#/definitions/unknown_page"},"within":{"$ref":"#/definitions/duration"}},"x-variants":{"key":{},"list":{"with":["items","id","model","created_at","total","page","within"],"required":["items","id","model","created_at"]}}},"unknown_page":{"type":"object","additionalProperties":false,"required":["number","size","items"],"properties":{"number":{"$ref":"#/definitions/query_name"},"size":{"$ref":"#/definitions/query_name"},"items":{"type":"integer","minimum":1,"maximum":10000},"most":{"type":"integer","minimum":1,"maximum":1000}}},"task_status":{"type":"object","additionalProperties":false,"required":["at","running","succeeded","failed"],"properties":{"at":{"$ref":"#/definitions/pointer"},"running":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"uniqueItems":true},"succeeded":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"uniqueItems":true},"failed":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"uniqueItems":true}}},"fill":{"type":"object","additionalProperties":false,"properties":{"defaults":{"type":"object","additionalProperties":{"$ref":"#/definitions/json"}},"items":{"type":"array","items":{"$ref":"#/definitions/fill_item"}}},"minProperties":1},"fill_item":{"type":"object","additionalProperties":false,"required":["in","member","from","values"],"properties":{"in":{"$ref":"#/definitions/pointer"},"member":{"type":"string","minLength":1},"from":{"type":"string","minLength":1},"values":{"type":"object","minProperties":1,"additionalProperties":{"$ref":"#/definitions/json"}}}},"catalogue":{"type":"object","additionalProperties":false,"required":["type","page","item","list"],"properties":{"type":{"$ref":"#/definitions/name"},"page":{"$ref":"#/definitions/catalogue_page"},"upstream":{"type":"array","items":{"$ref":"#/definitions/name"},"minItems":1},"item":{"$ref":"#/definitions/tree"},"list":{"$ref":"#/definitions/tree"}}},"catalogue_page":{"type":"object","additionalProperties":false,"required":["size","default","max"],"properties":{"size":{"$ref":"#/definitions/query_name"},"token":{"$ref":"#/definitions/query_name"},"after":{"$ref":"#/definitions/query_name"},"before":{"$ref":"#/definitions/query_name"},"default":{"type":"integer","minimum":1,"maximum":100000},"max":{"type":"integer","minimum":1,"maximum":100000}},"x-variants":{"token":{},"after":{"with":["before"]}}},"route":{"type":"object","additionalProperties":false,"required":["interface","match"],"properties":{"interface":{"$ref":"#/definitions/name"},"match":{"$ref":"#/definitions/match"},"body_limit":{"$ref":"#/definitions/size"},"model":{"$ref":"#/definitions/model_rule"},"upstream":{"$ref":"#/definitions/name"},"catalogue":{"$ref":"#/definitions/name"},"task":{"$ref":"#/definitions/task_action"},"needs":{"type":"array","items":{"$ref":"#/definitions/need"}},"makes":{"type":"array","items":{"$ref":"#/definitions/make"}},"removes":{"type":"array","items":{"$ref":"#/definitions/removal"}},"resources":{"$ref":"#/definitions/resource_list"},"branches":{"type":"array","items":{"$ref":"#/definitions/branch"},"minItems":1},"shorthand":{"$ref":"#/definitions/shorthand"},"body":{"$ref":"#/definitions/schema_file"},"fill":{"$ref":"#/definitions/name"},"forward":{"$ref":"#/definitions/route_forward"},"billing":{"$ref":"#/definitions/name"},"creates":{"$ref":"#/definitions/name"},"on_abort":{"type":"string","enum":["cancel","drain"]},"drain":{"$ref":"#/definitions/drain_limits"},"examples":{"type":"array","items":{"$ref":"#/definitions/example"}}},"dependencies":{"creates":["billing"]},"x-variants":{"model":{"with":["body_limit","needs","makes","removes","branches","shorthand","body","fill","forward","billing","creates","on_abort","drain"]},"upstream":{"with":["body_limit","needs","makes","removes","body","fill","forward","on_abort","drain"]},"resources":{"with":["upstream"],"required":["upstream"]},"catalogue":{"with":["model"]},"task":{}},"x-excludes":{"branches":["shorthand","body","fill","forward","billing","creates"]}},"drain_limits":{"type":"object","additionalProperties":false,"properties":{"time":{"$ref":"#/definitions/duration"},"bytes":{"$ref":"#/definitions/size"}}},"mount":{"type":"object","additionalProperties":false,"required":["prefix","upstream","interface"],"properties":{"prefix":{"$ref":"#/definitions/prefix"},"upstream":{"$ref":"#/definitions/name"},"interface":{"$ref":"#/definitions/name"}}},"model_rule":{"type":"object","additionalProperties":false,"properties":{"at":{"$ref":"#/definitions/pointer"},"param":{"$ref":"#/definitions/name"},"type":{"$ref":"#/definitions/name"},"prefix":{"type":"array","items":{"$ref":"#/definitions/model_id"},"minItems":1,"uniqueItems":true},"per":{"$ref":"#/definitions/unit"},"upstream":{"type":"array","items":{"$ref":"#/definitions/name"},"minItems":1,"uniqueItems":true}},"x-variants":{"at":{},"param":{}}},"need":{"type":"object","additionalProperties":false,"required":["resource"],"properties":{"resource":{"$ref":"#/definitions/name"},"at":{"$ref":"#/definitions/pointer"},"param":{"$ref":"#/definitions/name"},"uri":{"type":"string","pattern":"^[a-z][a-z0-9+.-]*://$"}},"x-variants":{"at":{},"param":{},"uri":{}}},"make":{"type":"object","additionalProperties":false,"required":["resource","id"],"properties":{"resource":{"$ref":"#/definitions/name"},"id":{"type":"array","items":{"$ref":"#/definitions/pointer"},"minItems":1,"uniqueItems":true}}},"removal":{"type":"object","additionalProperties":false,"required":["resource","param"],"properties":{"resource":{"$ref":"#/definitions/name"},"param":{"$ref":"#/definitions/name"}}},"resource_list":{"type":"object","additionalProperties":false,"required":["list","query","record","item","answer","page"],"properties":{"list":{"$ref":"#/definitions/name"},"query":{"type":"string","pattern":"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},"record":{"$ref":"#/definitions/pointer"},"item":{"$ref":"#/definitions/tree"},"answer":{"$ref":"#/definitions/tree"},"page":{"$ref":"#/definitions/task_page"}}},"branch":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"#/definitions/name"},"when":{"$ref":"#/definitions/when"},"shorthand":{"$ref":"#/definitions/shorthand"},"body":{"$ref":"#/definitions/schema_file"},"fill":{"$ref":"#/definitions/name"},"forward":{"$ref":"#/definitions/route_forward"},"billing":{"$ref":"#/definitions/name"},"creates":{"$ref":"#/definitions/name"}},"dependencies":{"creates":["billing"]}},"when":{"type":"object","additionalProperties":false,"properties":{"prefix":{"type":"array","items":{"$ref":"#/definitions/model_id"},"minItems":1,"uniqueItems":true},"per":{"$ref":"#/definitions/unit"}},"minProperties":1},"shorthand":{"type":"object","additionalProperties":false,"required":["prompt","images","into","roles"],"properties":{"prompt":{"type":"string","minLength":1},"images":{"type":"string","minLength":1},"into":{"type":"string","minLength":1},"roles":{"type":"array","items":{"type":"string","minLength":1},"minItems":1}}},"route_forward":{"type":"object","additionalProperties":false,"properties":{"only":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"uniqueItems":true},"path":{"$ref":"#/definitions/path_template"}},"minProperties":1},"task_action":{"type":"object","additionalProperties":false,"required":["kinds"],"properties":{"poll":{"$ref":"#/definitions/name"},"cancel":{"$ref":"#/definitions/name"},"list":{"$ref":"#/definitions/tree"},"kinds":{"type":"array","items":{"$ref":"#/definitions/name"},"minItems":1,"uniqueItems":true},"item":{"$ref":"#/definitions/tree"},"page":{"$ref":"#/definitions/task_page"},"filters":{"$ref":"#/definitions/task_filters"}},"x-variants":{"poll":{},"cancel":{},"list":{"with":["item","page","filters"],"required":["item","page"]}}},"task_page":{"type":"object","additionalProperties":false,"required":["number","size","default","max"],"properties":{"number":{"$ref":"#/definitions/query_name"},"size":{"$ref":"#/definitions/query_name"},"default":{"type":"integer","minimum":1,"maximum":100000},"max":{"type":"integer","minimum":1,"maximum":100000}}},"task_filters":{"type":"object","additionalProperties":false,"properties":{"status":{"$ref":"#/definitions/query_name"},"model":{"$ref":"#/definitions/query_name"},"id":{"$ref":"#/definitions/query_name"}}},"example":{"type":"object","additionalProperties":false,"required":["name","expect"],"properties":{"name":{"type":"string","minLength":1},"body":{"$ref":"#/definitions/json"},"params":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"type":"string"}},"expect":{"$ref":"#/definitions/expect"}}},"expect":{"type":"object","additionalProperties":false,"properties":{"branch":{"$ref":"#/definitions/name"},"hold":{"$ref":"#/definitions/amount"},"error":{"type":"string","enum":["invalid_request","unsupported_media_type","body_too_large","unauthenticated","insufficient_funds","model_not_found","task_not_found","resource_not_found","route_not_found","method_not_allowed","conflict","idempotency_mismatch","request_timeout","upstream_failed","upstream_timeout","upstream_off","overloaded","internal"]}},"minProperties":1}}};
const func0 = Object.prototype.hasOwnProperty;
const schema7 = {"type":"object","additionalProperties":false,"properties":{"listen":{"$ref":"#/definitions/address"},"metrics":{"$ref":"#/definitions/address"},"body_limit":{"$ref":"#/definitions/size"},"bodies":{"$ref":"#/definitions/server_bodies"},"timeout":{"$ref":"#/definitions/server_timeout"},"drain":{"$ref":"#/definitions/server_drain"},"envelope":{"$ref":"#/definitions/name"}}};
const schema8 = {"type":"string","pattern":"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"};
const pattern0 = new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate23.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"}}];
return false;
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","pattern":"^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$"};
const pattern1 = new RegExp("^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate26.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","additionalProperties":false,"properties":{"nodes":{"type":"integer","minimum":1,"maximum":10000000},"kept":{"$ref":"#/definitions/size"},"kept_per_key":{"$ref":"#/definitions/size"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "nodes") || (key0 === "kept")) || (key0 === "kept_per_key"))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nodes !== undefined && func0.call(data, "nodes")){
let data0 = data.nodes;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate28.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000000 || isNaN(data0)){
validate28.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate28.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kept !== undefined && func0.call(data, "kept")){
const _errs4 = errors;
if(!(validate26(data.kept, {instancePath:instancePath+"/kept",parentData:data,parentDataProperty:"kept",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kept_per_key !== undefined && func0.call(data, "kept_per_key")){
const _errs5 = errors;
if(!(validate26(data.kept_per_key, {instancePath:instancePath+"/kept_per_key",parentData:data,parentDataProperty:"kept_per_key",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","additionalProperties":false,"properties":{"headers":{"$ref":"#/definitions/duration"},"request":{"$ref":"#/definitions/duration"}}};
const schema12 = {"type":"string","pattern":"^[1-9][0-9]{0,11}(ms|s|m|h|d)$"};
const pattern2 = new RegExp("^[1-9][0-9]{0,11}(ms|s|m|h|d)$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate33.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,11}(ms|s|m|h|d)$"}}];
return false;
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "headers") || (key0 === "request"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.headers !== undefined && func0.call(data, "headers")){
const _errs2 = errors;
if(!(validate33(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined && func0.call(data, "request")){
const _errs3 = errors;
if(!(validate33(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","additionalProperties":false,"properties":{"lame_duck":{"$ref":"#/definitions/duration"},"limit":{"$ref":"#/definitions/duration"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "lame_duck") || (key0 === "limit"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lame_duck !== undefined && func0.call(data, "lame_duck")){
const _errs2 = errors;
if(!(validate33(data.lame_duck, {instancePath:instancePath+"/lame_duck",parentData:data,parentDataProperty:"lame_duck",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined && func0.call(data, "limit")){
const _errs3 = errors;
if(!(validate33(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","pattern":"^[a-z][a-z0-9_]*$"};
const pattern3 = new RegExp("^[a-z][a-z0-9_]*$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate41.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}}];
return false;
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "listen") || (key0 === "metrics")) || (key0 === "body_limit")) || (key0 === "bodies")) || (key0 === "timeout")) || (key0 === "drain")) || (key0 === "envelope"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.listen !== undefined && func0.call(data, "listen")){
const _errs2 = errors;
if(!(validate23(data.listen, {instancePath:instancePath+"/listen",parentData:data,parentDataProperty:"listen",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metrics !== undefined && func0.call(data, "metrics")){
const _errs3 = errors;
if(!(validate23(data.metrics, {instancePath:instancePath+"/metrics",parentData:data,parentDataProperty:"metrics",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body_limit !== undefined && func0.call(data, "body_limit")){
const _errs4 = errors;
if(!(validate26(data.body_limit, {instancePath:instancePath+"/body_limit",parentData:data,parentDataProperty:"body_limit",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bodies !== undefined && func0.call(data, "bodies")){
const _errs5 = errors;
if(!(validate28(data.bodies, {instancePath:instancePath+"/bodies",parentData:data,parentDataProperty:"bodies",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined && func0.call(data, "timeout")){
const _errs6 = errors;
if(!(validate32(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drain !== undefined && func0.call(data, "drain")){
const _errs7 = errors;
if(!(validate37(data.drain, {instancePath:instancePath+"/drain",parentData:data,parentDataProperty:"drain",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.envelope !== undefined && func0.call(data, "envelope")){
const _errs8 = errors;
if(!(validate41(data.envelope, {instancePath:instancePath+"/envelope",parentData:data,parentDataProperty:"envelope",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"$ref":"#/definitions/store_url"}}};
const schema16 = {"type":["string","object"],"pattern":"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","additionalProperties":false,"required":["env"],"properties":{"env":{"$ref":"#/definitions/env_name"},"default":{"type":"string","pattern":"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$"}}};
const pattern4 = new RegExp("^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$", "u");
const schema17 = {"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"};
const pattern5 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate46.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"}}];
return false;
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema16.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate45.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$"}}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.env === undefined) || (!(func0.call(data, "env")))) && (missing0 = "env")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "env") || (key0 === "default"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.env !== undefined && func0.call(data, "env")){
const _errs2 = errors;
if(!(validate46(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
let data1 = data.default;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate45.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/pattern",keyword:"pattern",params:{pattern: "^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$"}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) || (!(func0.call(data, "url")))) && (missing0 = "url")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(key0 === "url")){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined && func0.call(data, "url")){
if(!(validate45(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","additionalProperties":false,"properties":{"first":{"$ref":"#/definitions/duration"},"longest":{"$ref":"#/definitions/duration"},"concurrency":{"type":"integer","minimum":1,"maximum":1024},"lease":{"$ref":"#/definitions/duration"}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "first") || (key0 === "longest")) || (key0 === "concurrency")) || (key0 === "lease"))){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.first !== undefined && func0.call(data, "first")){
const _errs2 = errors;
if(!(validate33(data.first, {instancePath:instancePath+"/first",parentData:data,parentDataProperty:"first",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.longest !== undefined && func0.call(data, "longest")){
const _errs3 = errors;
if(!(validate33(data.longest, {instancePath:instancePath+"/longest",parentData:data,parentDataProperty:"longest",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concurrency !== undefined && func0.call(data, "concurrency")){
let data2 = data.concurrency;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate50.errors = [{instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1024 || isNaN(data2)){
validate50.errors = [{instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1024}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate50.errors = [{instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lease !== undefined && func0.call(data, "lease")){
const _errs6 = errors;
if(!(validate33(data.lease, {instancePath:instancePath+"/lease",parentData:data,parentDataProperty:"lease",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","additionalProperties":false,"properties":{"timeout":{"$ref":"#/definitions/duration"},"limit":{"$ref":"#/definitions/size"},"tolerance":{"$ref":"#/definitions/duration"},"shortest":{"$ref":"#/definitions/duration"},"allow_private":{"$ref":"#/definitions/switch"}}};
const schema20 = {"type":["boolean","object"],"additionalProperties":false,"required":["env"],"properties":{"env":{"$ref":"#/definitions/env_name"},"default":{"type":"string","enum":["0","1","false","true"]}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema20.type}}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.env === undefined) || (!(func0.call(data, "env")))) && (missing0 = "env")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "env") || (key0 === "default"))){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.env !== undefined && func0.call(data, "env")){
const _errs2 = errors;
if(!(validate46(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
let data1 = data.default;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate60.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data1 === "0") || (data1 === "1")) || (data1 === "false")) || (data1 === "true"))){
validate60.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/enum",keyword:"enum",params:{allowedValues: schema20.properties.default.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
validate60.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "timeout") || (key0 === "limit")) || (key0 === "tolerance")) || (key0 === "shortest")) || (key0 === "allow_private"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.timeout !== undefined && func0.call(data, "timeout")){
const _errs2 = errors;
if(!(validate33(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined && func0.call(data, "limit")){
const _errs3 = errors;
if(!(validate26(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tolerance !== undefined && func0.call(data, "tolerance")){
const _errs4 = errors;
if(!(validate33(data.tolerance, {instancePath:instancePath+"/tolerance",parentData:data,parentDataProperty:"tolerance",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shortest !== undefined && func0.call(data, "shortest")){
const _errs5 = errors;
if(!(validate33(data.shortest, {instancePath:instancePath+"/shortest",parentData:data,parentDataProperty:"shortest",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_private !== undefined && func0.call(data, "allow_private")){
const _errs6 = errors;
if(!(validate60(data.allow_private, {instancePath:instancePath+"/allow_private",parentData:data,parentDataProperty:"allow_private",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","additionalProperties":false,"required":["code"],"properties":{"code":{"type":"string","pattern":"^[A-Z]{3}$"},"overdraft":{"$ref":"#/definitions/amount"}}};
const pattern7 = new RegExp("^[A-Z]{3}$", "u");
const schema22 = {"type":"string","pattern":"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"};
const pattern8 = new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate65.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"}}];
return false;
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) || (!(func0.call(data, "code")))) && (missing0 = "code")){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "code") || (key0 === "overdraft"))){
validate64.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined && func0.call(data, "code")){
let data0 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
validate64.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overdraft !== undefined && func0.call(data, "overdraft")){
const _errs4 = errors;
if(!(validate65(data.overdraft, {instancePath:instancePath+"/overdraft",parentData:data,parentDataProperty:"overdraft",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"$ref":"#/definitions/upstream_url"},"optional":{"type":"boolean"},"auth":{"$ref":"#/definitions/credential"},"timeout":{"$ref":"#/definitions/upstream_timeout"},"credential_refused":{"enum":["pass_on","upstream_failed"]}}};
const schema24 = {"type":["string","object"],"pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","additionalProperties":false,"required":["env"],"properties":{"env":{"$ref":"#/definitions/env_name"},"default":{"type":"string","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}}};
const pattern9 = new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema24.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate70.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.env === undefined) || (!(func0.call(data, "env")))) && (missing0 = "env")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "env") || (key0 === "default"))){
validate70.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.env !== undefined && func0.call(data, "env")){
const _errs2 = errors;
if(!(validate46(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
let data1 = data.default;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
validate70.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
validate70.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"object","additionalProperties":false,"required":["header","secret"],"properties":{"header":{"$ref":"#/definitions/header_name"},"scheme":{"$ref":"#/definitions/scheme"},"secret":{"$ref":"#/definitions/secret"}}};
const schema26 = {"type":"string","pattern":"^[a-z0-9!#$%&'*+.^_`|~-]+$"};
const pattern11 = new RegExp("^[a-z0-9!#$%&'*+.^_`|~-]+$", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern11.test(data)){
validate74.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9!#$%&'*+.^_`|~-]+$"}}];
return false;
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","pattern":"^[A-Za-z][A-Za-z0-9-]*$"};
const pattern12 = new RegExp("^[A-Za-z][A-Za-z0-9-]*$", "u");

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern12.test(data)){
validate76.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9-]*$"}}];
return false;
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","additionalProperties":false,"required":["env"],"properties":{"env":{"$ref":"#/definitions/env_name"}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.env === undefined) || (!(func0.call(data, "env")))) && (missing0 = "env")){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(key0 === "env")){
validate78.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate46(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.header === undefined) || (!(func0.call(data, "header")))) && (missing0 = "header")) || (((data.secret === undefined) || (!(func0.call(data, "secret")))) && (missing0 = "secret"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "header") || (key0 === "scheme")) || (key0 === "secret"))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.header !== undefined && func0.call(data, "header")){
const _errs2 = errors;
if(!(validate74(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheme !== undefined && func0.call(data, "scheme")){
const _errs3 = errors;
if(!(validate76(data.scheme, {instancePath:instancePath+"/scheme",parentData:data,parentDataProperty:"scheme",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined && func0.call(data, "secret")){
const _errs4 = errors;
if(!(validate78(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","additionalProperties":false,"properties":{"connect":{"$ref":"#/definitions/duration"},"headers":{"$ref":"#/definitions/duration"},"idle":{"$ref":"#/definitions/duration"}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "connect") || (key0 === "headers")) || (key0 === "idle"))){
validate82.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.connect !== undefined && func0.call(data, "connect")){
const _errs2 = errors;
if(!(validate33(data.connect, {instancePath:instancePath+"/connect",parentData:data,parentDataProperty:"connect",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined && func0.call(data, "headers")){
const _errs3 = errors;
if(!(validate33(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idle !== undefined && func0.call(data, "idle")){
const _errs4 = errors;
if(!(validate33(data.idle, {instancePath:instancePath+"/idle",parentData:data,parentDataProperty:"idle",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) || (!(func0.call(data, "url")))) && (missing0 = "url")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "url") || (key0 === "optional")) || (key0 === "auth")) || (key0 === "timeout")) || (key0 === "credential_refused"))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined && func0.call(data, "url")){
const _errs2 = errors;
if(!(validate70(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optional !== undefined && func0.call(data, "optional")){
const _errs3 = errors;
if(typeof data.optional !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.auth !== undefined && func0.call(data, "auth")){
const _errs5 = errors;
if(!(validate73(data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined && func0.call(data, "timeout")){
const _errs6 = errors;
if(!(validate82(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credential_refused !== undefined && func0.call(data, "credential_refused")){
let data4 = data.credential_refused;
const _errs7 = errors;
if(!((data4 === "pass_on") || (data4 === "upstream_failed"))){
validate69.errors = [{instancePath:instancePath+"/credential_refused",schemaPath:"#/properties/credential_refused/enum",keyword:"enum",params:{allowedValues: schema23.properties.credential_refused.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","additionalProperties":false,"required":["per","by","table"],"properties":{"per":{"$ref":"#/definitions/unit"},"by":{"type":"array","items":{"$ref":"#/definitions/name"},"uniqueItems":true},"table":{"$ref":"#/definitions/price_table"}}};
import func32Module from "ajv/dist/runtime/equal.js";
const func32 = func32Module.default;
const schema31 = {"type":"string","enum":["second","million_tokens"]};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "second") || (data === "million_tokens"))){
validate90.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum}}];
return false;
}
validate90.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":["string","object"],"pattern":"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","minProperties":1,"additionalProperties":{"$ref":"#/definitions/price_table"}};
const wrapper0 = {validate: validate93};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema32.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate93.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"}}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate93.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 of Object.keys(data)){
const _errs2 = errors;
if(!(wrapper0.validate(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
}
}
}
validate93.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.per === undefined) || (!(func0.call(data, "per")))) && (missing0 = "per")) || (((data.by === undefined) || (!(func0.call(data, "by")))) && (missing0 = "by"))) || (((data.table === undefined) || (!(func0.call(data, "table")))) && (missing0 = "table"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "per") || (key0 === "by")) || (key0 === "table"))){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.per !== undefined && func0.call(data, "per")){
const _errs2 = errors;
if(!(validate90(data.per, {instancePath:instancePath+"/per",parentData:data,parentDataProperty:"per",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined && func0.call(data, "by")){
let data1 = data.by;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate41(data1[i0], {instancePath:instancePath+"/by/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func32(data1[i1], data1[j0])){
validate89.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.table !== undefined && func0.call(data, "table")){
const _errs6 = errors;
if(!(validate93(data.table, {instancePath:instancePath+"/table",parentData:data,parentDataProperty:"table",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._/:@-]*$"};
const pattern14 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._/:@-]*$", "u");

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern14.test(data)){
validate96.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._/:@-]*$"}}];
return false;
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"object","additionalProperties":false,"required":["type","upstream"],"properties":{"type":{"$ref":"#/definitions/name"},"upstream":{"$ref":"#/definitions/name"},"price":{"$ref":"#/definitions/name"},"defaults":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"type":["string","number","boolean"]}},"limits":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"type":"integer","minimum":1,"maximum":1000000000}},"card":{"type":"object","additionalProperties":{"$ref":"#/definitions/json"}}}};
const schema35 = {};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate104.errors = null;
return true;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.upstream === undefined) || (!(func0.call(data, "upstream")))) && (missing0 = "upstream"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "type") || (key0 === "upstream")) || (key0 === "price")) || (key0 === "defaults")) || (key0 === "limits")) || (key0 === "card"))){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined && func0.call(data, "type")){
const _errs2 = errors;
if(!(validate41(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined && func0.call(data, "upstream")){
const _errs3 = errors;
if(!(validate41(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined && func0.call(data, "price")){
const _errs4 = errors;
if(!(validate41(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaults !== undefined && func0.call(data, "defaults")){
let data3 = data.defaults;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
const _errs7 = errors;
if(!(validate41(key1, {instancePath:instancePath+"/defaults",parentData:data3,parentDataProperty:"defaults",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate98.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 of Object.keys(data3)){
let data4 = data3[key2];
const _errs9 = errors;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
validate98.errors = [{instancePath:instancePath+"/defaults/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/defaults/additionalProperties/type",keyword:"type",params:{type: schema34.properties.defaults.additionalProperties.type}}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined && func0.call(data, "limits")){
let data5 = data.limits;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 of Object.keys(data5)){
const _errs13 = errors;
if(!(validate41(key3, {instancePath:instancePath+"/limits",parentData:data5,parentDataProperty:"limits",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
const err1 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate98.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key4 of Object.keys(data5)){
let data6 = data5[key4];
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate98.errors = [{instancePath:instancePath+"/limits/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/limits/additionalProperties/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000000 || isNaN(data6)){
validate98.errors = [{instancePath:instancePath+"/limits/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/limits/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate98.errors = [{instancePath:instancePath+"/limits/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/limits/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined && func0.call(data, "card")){
let data7 = data.card;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key5 of Object.keys(data7)){
const _errs20 = errors;
if(!(validate104(data7[key5], {instancePath:instancePath+"/card/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key5,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/card",schemaPath:"#/properties/card/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","additionalProperties":false,"required":["body","names"],"properties":{"headers":{"type":"object","propertyNames":{"$ref":"#/definitions/header_name"},"additionalProperties":{"type":"string"}},"body":{"$ref":"#/definitions/tree"},"stream":{"$ref":"#/definitions/stream_error"},"names":{"$ref":"#/definitions/envelope_names"},"statuses":{"$ref":"#/definitions/envelope_statuses"}}};
const schema37 = {};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate110.errors = null;
return true;
}

const schema38 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"event":{"type":"string","pattern":"^[^\\r\\n]+$"},"data":{"$ref":"#/definitions/tree"}}};
const pattern15 = new RegExp("^[^\\r\\n]+$", "u");

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) || (!(func0.call(data, "data")))) && (missing0 = "data")){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "event") || (key0 === "data"))){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined && func0.call(data, "event")){
let data0 = data.event;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate112.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/pattern",keyword:"pattern",params:{pattern: "^[^\\r\\n]+$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined && func0.call(data, "data")){
const _errs4 = errors;
if(!(validate110(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"object","additionalProperties":false,"properties":{"invalid_request":{"type":"string","minLength":1},"unsupported_media_type":{"type":"string","minLength":1},"body_too_large":{"type":"string","minLength":1},"unauthenticated":{"type":"string","minLength":1},"insufficient_funds":{"type":"string","minLength":1},"model_not_found":{"type":"string","minLength":1},"task_not_found":{"type":"string","minLength":1},"resource_not_found":{"type":"string","minLength":1},"route_not_found":{"type":"string","minLength":1},"method_not_allowed":{"type":"string","minLength":1},"conflict":{"type":"string","minLength":1},"idempotency_mismatch":{"type":"string","minLength":1},"request_timeout":{"type":"string","minLength":1},"upstream_failed":{"type":"string","minLength":1},"upstream_timeout":{"type":"string","minLength":1},"upstream_off":{"type":"string","minLength":1},"overloaded":{"type":"string","minLength":1},"internal":{"type":"string","minLength":1}}};
import func142Module from "ajv/dist/runtime/ucs2length.js";
const func142 = func142Module.default;

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema39.properties, key0))){
validate115.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.invalid_request !== undefined && func0.call(data, "invalid_request")){
let data0 = data.invalid_request;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func142(data0) < 1){
validate115.errors = [{instancePath:instancePath+"/invalid_request",schemaPath:"#/properties/invalid_request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/invalid_request",schemaPath:"#/properties/invalid_request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsupported_media_type !== undefined && func0.call(data, "unsupported_media_type")){
let data1 = data.unsupported_media_type;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func142(data1) < 1){
validate115.errors = [{instancePath:instancePath+"/unsupported_media_type",schemaPath:"#/properties/unsupported_media_type/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/unsupported_media_type",schemaPath:"#/properties/unsupported_media_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body_too_large !== undefined && func0.call(data, "body_too_large")){
let data2 = data.body_too_large;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func142(data2) < 1){
validate115.errors = [{instancePath:instancePath+"/body_too_large",schemaPath:"#/properties/body_too_large/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/body_too_large",schemaPath:"#/properties/body_too_large/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unauthenticated !== undefined && func0.call(data, "unauthenticated")){
let data3 = data.unauthenticated;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func142(data3) < 1){
validate115.errors = [{instancePath:instancePath+"/unauthenticated",schemaPath:"#/properties/unauthenticated/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/unauthenticated",schemaPath:"#/properties/unauthenticated/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insufficient_funds !== undefined && func0.call(data, "insufficient_funds")){
let data4 = data.insufficient_funds;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func142(data4) < 1){
validate115.errors = [{instancePath:instancePath+"/insufficient_funds",schemaPath:"#/properties/insufficient_funds/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/insufficient_funds",schemaPath:"#/properties/insufficient_funds/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_not_found !== undefined && func0.call(data, "model_not_found")){
let data5 = data.model_not_found;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func142(data5) < 1){
validate115.errors = [{instancePath:instancePath+"/model_not_found",schemaPath:"#/properties/model_not_found/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/model_not_found",schemaPath:"#/properties/model_not_found/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_not_found !== undefined && func0.call(data, "task_not_found")){
let data6 = data.task_not_found;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(func142(data6) < 1){
validate115.errors = [{instancePath:instancePath+"/task_not_found",schemaPath:"#/properties/task_not_found/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/task_not_found",schemaPath:"#/properties/task_not_found/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource_not_found !== undefined && func0.call(data, "resource_not_found")){
let data7 = data.resource_not_found;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(func142(data7) < 1){
validate115.errors = [{instancePath:instancePath+"/resource_not_found",schemaPath:"#/properties/resource_not_found/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/resource_not_found",schemaPath:"#/properties/resource_not_found/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.route_not_found !== undefined && func0.call(data, "route_not_found")){
let data8 = data.route_not_found;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func142(data8) < 1){
validate115.errors = [{instancePath:instancePath+"/route_not_found",schemaPath:"#/properties/route_not_found/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/route_not_found",schemaPath:"#/properties/route_not_found/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method_not_allowed !== undefined && func0.call(data, "method_not_allowed")){
let data9 = data.method_not_allowed;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func142(data9) < 1){
validate115.errors = [{instancePath:instancePath+"/method_not_allowed",schemaPath:"#/properties/method_not_allowed/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/method_not_allowed",schemaPath:"#/properties/method_not_allowed/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conflict !== undefined && func0.call(data, "conflict")){
let data10 = data.conflict;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func142(data10) < 1){
validate115.errors = [{instancePath:instancePath+"/conflict",schemaPath:"#/properties/conflict/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/conflict",schemaPath:"#/properties/conflict/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_mismatch !== undefined && func0.call(data, "idempotency_mismatch")){
let data11 = data.idempotency_mismatch;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(func142(data11) < 1){
validate115.errors = [{instancePath:instancePath+"/idempotency_mismatch",schemaPath:"#/properties/idempotency_mismatch/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/idempotency_mismatch",schemaPath:"#/properties/idempotency_mismatch/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_timeout !== undefined && func0.call(data, "request_timeout")){
let data12 = data.request_timeout;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(func142(data12) < 1){
validate115.errors = [{instancePath:instancePath+"/request_timeout",schemaPath:"#/properties/request_timeout/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/request_timeout",schemaPath:"#/properties/request_timeout/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream_failed !== undefined && func0.call(data, "upstream_failed")){
let data13 = data.upstream_failed;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(func142(data13) < 1){
validate115.errors = [{instancePath:instancePath+"/upstream_failed",schemaPath:"#/properties/upstream_failed/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/upstream_failed",schemaPath:"#/properties/upstream_failed/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream_timeout !== undefined && func0.call(data, "upstream_timeout")){
let data14 = data.upstream_timeout;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data14 === "string"){
if(func142(data14) < 1){
validate115.errors = [{instancePath:instancePath+"/upstream_timeout",schemaPath:"#/properties/upstream_timeout/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/upstream_timeout",schemaPath:"#/properties/upstream_timeout/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream_off !== undefined && func0.call(data, "upstream_off")){
let data15 = data.upstream_off;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data15 === "string"){
if(func142(data15) < 1){
validate115.errors = [{instancePath:instancePath+"/upstream_off",schemaPath:"#/properties/upstream_off/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/upstream_off",schemaPath:"#/properties/upstream_off/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overloaded !== undefined && func0.call(data, "overloaded")){
let data16 = data.overloaded;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(func142(data16) < 1){
validate115.errors = [{instancePath:instancePath+"/overloaded",schemaPath:"#/properties/overloaded/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/overloaded",schemaPath:"#/properties/overloaded/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internal !== undefined && func0.call(data, "internal")){
let data17 = data.internal;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data17 === "string"){
if(func142(data17) < 1){
validate115.errors = [{instancePath:instancePath+"/internal",schemaPath:"#/properties/internal/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/internal",schemaPath:"#/properties/internal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"object","additionalProperties":false,"properties":{"invalid_request":{"$ref":"#/definitions/status"},"unsupported_media_type":{"$ref":"#/definitions/status"},"body_too_large":{"$ref":"#/definitions/status"},"unauthenticated":{"$ref":"#/definitions/status"},"insufficient_funds":{"$ref":"#/definitions/status"},"model_not_found":{"$ref":"#/definitions/status"},"task_not_found":{"$ref":"#/definitions/status"},"resource_not_found":{"$ref":"#/definitions/status"},"route_not_found":{"$ref":"#/definitions/status"},"method_not_allowed":{"$ref":"#/definitions/status"},"conflict":{"$ref":"#/definitions/status"},"idempotency_mismatch":{"$ref":"#/definitions/status"},"request_timeout":{"$ref":"#/definitions/status"},"upstream_failed":{"$ref":"#/definitions/status"},"upstream_timeout":{"$ref":"#/definitions/status"},"upstream_off":{"$ref":"#/definitions/status"},"overloaded":{"$ref":"#/definitions/status"},"internal":{"$ref":"#/definitions/status"}}};
const schema41 = {"type":"integer","minimum":400,"maximum":599};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 599 || isNaN(data)){
validate118.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data < 400 || isNaN(data)){
validate118.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}}];
return false;
}
}
}
}
validate118.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema40.properties, key0))){
validate117.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.invalid_request !== undefined && func0.call(data, "invalid_request")){
const _errs2 = errors;
if(!(validate118(data.invalid_request, {instancePath:instancePath+"/invalid_request",parentData:data,parentDataProperty:"invalid_request",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsupported_media_type !== undefined && func0.call(data, "unsupported_media_type")){
const _errs3 = errors;
if(!(validate118(data.unsupported_media_type, {instancePath:instancePath+"/unsupported_media_type",parentData:data,parentDataProperty:"unsupported_media_type",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body_too_large !== undefined && func0.call(data, "body_too_large")){
const _errs4 = errors;
if(!(validate118(data.body_too_large, {instancePath:instancePath+"/body_too_large",parentData:data,parentDataProperty:"body_too_large",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unauthenticated !== undefined && func0.call(data, "unauthenticated")){
const _errs5 = errors;
if(!(validate118(data.unauthenticated, {instancePath:instancePath+"/unauthenticated",parentData:data,parentDataProperty:"unauthenticated",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insufficient_funds !== undefined && func0.call(data, "insufficient_funds")){
const _errs6 = errors;
if(!(validate118(data.insufficient_funds, {instancePath:instancePath+"/insufficient_funds",parentData:data,parentDataProperty:"insufficient_funds",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_not_found !== undefined && func0.call(data, "model_not_found")){
const _errs7 = errors;
if(!(validate118(data.model_not_found, {instancePath:instancePath+"/model_not_found",parentData:data,parentDataProperty:"model_not_found",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_not_found !== undefined && func0.call(data, "task_not_found")){
const _errs8 = errors;
if(!(validate118(data.task_not_found, {instancePath:instancePath+"/task_not_found",parentData:data,parentDataProperty:"task_not_found",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource_not_found !== undefined && func0.call(data, "resource_not_found")){
const _errs9 = errors;
if(!(validate118(data.resource_not_found, {instancePath:instancePath+"/resource_not_found",parentData:data,parentDataProperty:"resource_not_found",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.route_not_found !== undefined && func0.call(data, "route_not_found")){
const _errs10 = errors;
if(!(validate118(data.route_not_found, {instancePath:instancePath+"/route_not_found",parentData:data,parentDataProperty:"route_not_found",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method_not_allowed !== undefined && func0.call(data, "method_not_allowed")){
const _errs11 = errors;
if(!(validate118(data.method_not_allowed, {instancePath:instancePath+"/method_not_allowed",parentData:data,parentDataProperty:"method_not_allowed",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conflict !== undefined && func0.call(data, "conflict")){
const _errs12 = errors;
if(!(validate118(data.conflict, {instancePath:instancePath+"/conflict",parentData:data,parentDataProperty:"conflict",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_mismatch !== undefined && func0.call(data, "idempotency_mismatch")){
const _errs13 = errors;
if(!(validate118(data.idempotency_mismatch, {instancePath:instancePath+"/idempotency_mismatch",parentData:data,parentDataProperty:"idempotency_mismatch",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_timeout !== undefined && func0.call(data, "request_timeout")){
const _errs14 = errors;
if(!(validate118(data.request_timeout, {instancePath:instancePath+"/request_timeout",parentData:data,parentDataProperty:"request_timeout",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream_failed !== undefined && func0.call(data, "upstream_failed")){
const _errs15 = errors;
if(!(validate118(data.upstream_failed, {instancePath:instancePath+"/upstream_failed",parentData:data,parentDataProperty:"upstream_failed",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream_timeout !== undefined && func0.call(data, "upstream_timeout")){
const _errs16 = errors;
if(!(validate118(data.upstream_timeout, {instancePath:instancePath+"/upstream_timeout",parentData:data,parentDataProperty:"upstream_timeout",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream_off !== undefined && func0.call(data, "upstream_off")){
const _errs17 = errors;
if(!(validate118(data.upstream_off, {instancePath:instancePath+"/upstream_off",parentData:data,parentDataProperty:"upstream_off",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overloaded !== undefined && func0.call(data, "overloaded")){
const _errs18 = errors;
if(!(validate118(data.overloaded, {instancePath:instancePath+"/overloaded",parentData:data,parentDataProperty:"overloaded",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internal !== undefined && func0.call(data, "internal")){
const _errs19 = errors;
if(!(validate118(data.internal, {instancePath:instancePath+"/internal",parentData:data,parentDataProperty:"internal",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.body === undefined) || (!(func0.call(data, "body")))) && (missing0 = "body")) || (((data.names === undefined) || (!(func0.call(data, "names")))) && (missing0 = "names"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "headers") || (key0 === "body")) || (key0 === "stream")) || (key0 === "names")) || (key0 === "statuses"))){
validate108.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.headers !== undefined && func0.call(data, "headers")){
let data0 = data.headers;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
const _errs4 = errors;
if(!(validate74(key1, {instancePath:instancePath+"/headers",parentData:data0,parentDataProperty:"headers",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate108.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 of Object.keys(data0)){
const _errs6 = errors;
if(typeof data0[key2] !== "string"){
validate108.errors = [{instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined && func0.call(data, "body")){
const _errs8 = errors;
if(!(validate110(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined && func0.call(data, "stream")){
const _errs9 = errors;
if(!(validate112(data.stream, {instancePath:instancePath+"/stream",parentData:data,parentDataProperty:"stream",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.names !== undefined && func0.call(data, "names")){
const _errs10 = errors;
if(!(validate115(data.names, {instancePath:instancePath+"/names",parentData:data,parentDataProperty:"names",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statuses !== undefined && func0.call(data, "statuses")){
const _errs11 = errors;
if(!(validate117(data.statuses, {instancePath:instancePath+"/statuses",parentData:data,parentDataProperty:"statuses",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"object","additionalProperties":false,"required":["prefix","auth","envelope","forward"],"properties":{"prefix":{"$ref":"#/definitions/prefix"},"auth":{"type":"array","items":{"$ref":"#/definitions/auth"},"minItems":1},"envelope":{"$ref":"#/definitions/name"},"forward":{"$ref":"#/definitions/interface_forward"},"idempotency":{"$ref":"#/definitions/idempotency"},"request_id":{"$ref":"#/definitions/header_name"},"log_headers":{"type":"array","items":{"$ref":"#/definitions/header_name"},"minItems":1,"uniqueItems":true}}};
const schema43 = {"type":"string","pattern":"^(/|(/[A-Za-z0-9._~-]+)+)$"};
const pattern16 = new RegExp("^(/|(/[A-Za-z0-9._~-]+)+)$", "u");

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern16.test(data)){
validate141.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/|(/[A-Za-z0-9._~-]+)+)$"}}];
return false;
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}

const schema44 = {"type":"object","additionalProperties":false,"properties":{"header":{"$ref":"#/definitions/header_name"},"scheme":{"$ref":"#/definitions/scheme"},"query":{"$ref":"#/definitions/query_name"}},"x-variants":{"header":{"with":["scheme"]},"query":{}}};
const schema45 = {"type":"string","pattern":"^[^\\s&=#?/]+$"};
const pattern17 = new RegExp("^[^\\s&=#?/]+$", "u");

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate146.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s&=#?/]+$"}}];
return false;
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "header") || (key0 === "scheme")) || (key0 === "query"))){
validate143.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.header !== undefined && func0.call(data, "header")){
const _errs2 = errors;
if(!(validate74(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheme !== undefined && func0.call(data, "scheme")){
const _errs3 = errors;
if(!(validate76(data.scheme, {instancePath:instancePath+"/scheme",parentData:data,parentDataProperty:"scheme",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined && func0.call(data, "query")){
const _errs4 = errors;
if(!(validate146(data.query, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(!(variantProblems({"header":{"with":["scheme"]},"query":{}}, data).length === 0)){
validate143.errors = [{instancePath,schemaPath:"#/x-variants",keyword:"x-variants",params:{}}];
return false;
}
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}

const schema46 = {"type":"object","additionalProperties":false,"required":["headers","query"],"properties":{"headers":{"type":"array","items":{"$ref":"#/definitions/header_name"},"uniqueItems":true},"query":{"type":"array","items":{"$ref":"#/definitions/query_name"},"uniqueItems":true}}};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.headers === undefined) || (!(func0.call(data, "headers")))) && (missing0 = "headers")) || (((data.query === undefined) || (!(func0.call(data, "query")))) && (missing0 = "query"))){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "headers") || (key0 === "query"))){
validate150.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.headers !== undefined && func0.call(data, "headers")){
let data0 = data.headers;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate74(data0[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func32(data0[i1], data0[j0])){
validate150.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined && func0.call(data, "query")){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid3 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
const _errs7 = errors;
if(!(validate146(data2[i2], {instancePath:instancePath+"/query/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid3 = _errs7 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i3 = data2.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func32(data2[i3], data2[j1])){
validate150.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}}];
return false;
break outer1;
}
}
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":"object","additionalProperties":false,"required":["header"],"properties":{"header":{"$ref":"#/definitions/header_name"},"keep":{"$ref":"#/definitions/duration"}}};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.header === undefined) || (!(func0.call(data, "header")))) && (missing0 = "header")){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "header") || (key0 === "keep"))){
validate154.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.header !== undefined && func0.call(data, "header")){
const _errs2 = errors;
if(!(validate74(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keep !== undefined && func0.call(data, "keep")){
const _errs3 = errors;
if(!(validate33(data.keep, {instancePath:instancePath+"/keep",parentData:data,parentDataProperty:"keep",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.prefix === undefined) || (!(func0.call(data, "prefix")))) && (missing0 = "prefix")) || (((data.auth === undefined) || (!(func0.call(data, "auth")))) && (missing0 = "auth"))) || (((data.envelope === undefined) || (!(func0.call(data, "envelope")))) && (missing0 = "envelope"))) || (((data.forward === undefined) || (!(func0.call(data, "forward")))) && (missing0 = "forward"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "prefix") || (key0 === "auth")) || (key0 === "envelope")) || (key0 === "forward")) || (key0 === "idempotency")) || (key0 === "request_id")) || (key0 === "log_headers"))){
validate140.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prefix !== undefined && func0.call(data, "prefix")){
const _errs2 = errors;
if(!(validate141(data.prefix, {instancePath:instancePath+"/prefix",parentData:data,parentDataProperty:"prefix",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.auth !== undefined && func0.call(data, "auth")){
let data1 = data.auth;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate140.errors = [{instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate143(data1[i0], {instancePath:instancePath+"/auth/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.envelope !== undefined && func0.call(data, "envelope")){
const _errs6 = errors;
if(!(validate41(data.envelope, {instancePath:instancePath+"/envelope",parentData:data,parentDataProperty:"envelope",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forward !== undefined && func0.call(data, "forward")){
const _errs7 = errors;
if(!(validate150(data.forward, {instancePath:instancePath+"/forward",parentData:data,parentDataProperty:"forward",rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency !== undefined && func0.call(data, "idempotency")){
const _errs8 = errors;
if(!(validate154(data.idempotency, {instancePath:instancePath+"/idempotency",parentData:data,parentDataProperty:"idempotency",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined && func0.call(data, "request_id")){
const _errs9 = errors;
if(!(validate74(data.request_id, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log_headers !== undefined && func0.call(data, "log_headers")){
let data7 = data.log_headers;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data7)){
if(data7.length < 1){
validate140.errors = [{instancePath:instancePath+"/log_headers",schemaPath:"#/properties/log_headers/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate74(data7[i1], {instancePath:instancePath+"/log_headers/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i2 = data7.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func32(data7[i2], data7[j0])){
validate140.errors = [{instancePath:instancePath+"/log_headers",schemaPath:"#/properties/log_headers/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/log_headers",schemaPath:"#/properties/log_headers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"object","additionalProperties":false,"required":["per","facts","hold"],"properties":{"per":{"$ref":"#/definitions/unit"},"facts":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/fact"}},"hold":{},"actual":{"$ref":"#/definitions/actual"},"counts":{"type":"object","minProperties":1,"propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/count"}},"charge":{"$ref":"#/definitions/class_units"},"untold":{"$ref":"#/definitions/untold"},"final":{"$ref":"#/definitions/pointers"},"failed":{"$ref":"#/definitions/pointers"},"cap":{"$ref":"#/definitions/cap"}},"x-variants":{"actual":{"with":["cap"]},"counts":{"with":["charge","untold","final","failed","cap"],"required":["charge","untold"]}},"if":{"required":["counts"]},"then":{"properties":{"hold":{"$ref":"#/definitions/class_units"}}},"else":{"properties":{"hold":{"$ref":"#/definitions/task_hold"}}}};
const schema49 = {"type":"object","not":{"required":["cel"],"properties":{"cel":{"type":"string"}}},"minProperties":1,"propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/expression"}};
const schema50 = {"type":"object","additionalProperties":false,"required":["cel"],"properties":{"cel":{"type":"string","minLength":1}}};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.cel === undefined) || (!(func0.call(data, "cel")))) && (missing0 = "cel")){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(key0 === "cel")){
validate165.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cel !== undefined && func0.call(data, "cel")){
let data0 = data.cel;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func142(data0) < 1){
validate165.errors = [{instancePath:instancePath+"/cel",schemaPath:"#/properties/cel/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/cel",schemaPath:"#/properties/cel/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.cel === undefined) || (!(func0.call(data, "cel")))) && (missing0 = "cel")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.cel !== undefined && func0.call(data, "cel")){
if(typeof data.cel !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var valid0 = _errs2 === errors;
if(valid0){
validate163.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate163.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 of Object.keys(data)){
const _errs5 = errors;
if(!(validate41(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate163.errors = vErrors;
return false;
break;
}
}
if(valid2){
for(const key1 of Object.keys(data)){
const _errs7 = errors;
if(!(validate165(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
var valid3 = _errs7 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}

const schema51 = {"allOf":[{"$ref":"#/definitions/expression"}],"not":{"type":"object","minProperties":1,"additionalProperties":{"type":"object"}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
for(const key0 of Object.keys(data)){
let data0 = data[key0];
const _errs4 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(valid0){
validate168.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
validate168.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":"object","additionalProperties":false,"properties":{"at":{"$ref":"#/definitions/places"},"flag":{"$ref":"#/definitions/flag"},"cel":{"type":"string","minLength":1},"media":{"$ref":"#/definitions/media"},"limit":{"$ref":"#/definitions/name"},"fits":{"$ref":"#/definitions/schema_file"},"count":{"$ref":"#/definitions/counted"},"assume":{"$ref":"#/definitions/duration"},"type":{"type":"string","enum":["string","int","bool"]},"enum":{"type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true},"values":{"type":"array","items":{"$ref":"#/definitions/fact_values"},"minItems":1},"default":{"$ref":"#/definitions/fact_default"}},"x-variants":{"at":{"with":["flag","type","enum","values","default"],"required":["type"]},"cel":{"with":["type","enum"],"required":["type"]},"media":{"with":["assume"]},"limit":{},"fits":{},"count":{}}};
const schema53 = {"type":["string","array"],"pattern":"^(/([^~/]|~0|~1)*)+$","items":{"$ref":"#/definitions/pointer"},"minItems":1,"uniqueItems":true};
const pattern18 = new RegExp("^(/([^~/]|~0|~1)*)+$", "u");
const schema54 = {"type":"string","pattern":"^(/([^~/]|~0|~1)*)+$"};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern18.test(data)){
validate175.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~0|~1)*)+$"}}];
return false;
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema53.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern18.test(data)){
validate174.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~0|~1)*)+$"}}];
return false;
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate174.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate175(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func32(data[i1], data[j0])){
validate174.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
}
}
validate174.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"object","additionalProperties":false,"required":["names","in"],"properties":{"names":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]*$"},"minItems":1,"uniqueItems":true},"in":{"$ref":"#/definitions/pointer"}}};
const pattern20 = new RegExp("^[A-Za-z][A-Za-z0-9_-]*$", "u");

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.names === undefined) || (!(func0.call(data, "names")))) && (missing0 = "names")) || (((data.in === undefined) || (!(func0.call(data, "in")))) && (missing0 = "in"))){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "names") || (key0 === "in"))){
validate178.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.names !== undefined && func0.call(data, "names")){
let data0 = data.names;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate178.errors = [{instancePath:instancePath+"/names",schemaPath:"#/properties/names/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern20.test(data1)){
validate178.errors = [{instancePath:instancePath+"/names/" + i0,schemaPath:"#/properties/names/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]*$"}}];
return false;
}
}
else {
validate178.errors = [{instancePath:instancePath+"/names/" + i0,schemaPath:"#/properties/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate178.errors = [{instancePath:instancePath+"/names",schemaPath:"#/properties/names/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.in !== undefined && func0.call(data, "in")){
const _errs6 = errors;
if(!(validate175(data.in, {instancePath:instancePath+"/in",parentData:data,parentDataProperty:"in",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"object","additionalProperties":false,"required":["cel"],"properties":{"cel":{"type":"string","minLength":1}}};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.cel === undefined) || (!(func0.call(data, "cel")))) && (missing0 = "cel")){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(key0 === "cel")){
validate181.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cel !== undefined && func0.call(data, "cel")){
let data0 = data.cel;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func142(data0) < 1){
validate181.errors = [{instancePath:instancePath+"/cel",schemaPath:"#/properties/cel/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/cel",schemaPath:"#/properties/cel/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}

const schema57 = {"type":"string","pattern":"\\.json$"};
const pattern21 = new RegExp("\\.json$", "u");

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern21.test(data)){
validate184.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\.json$"}}];
return false;
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}

const schema58 = {"type":"object","additionalProperties":false,"required":["each"],"properties":{"each":{"$ref":"#/definitions/places"},"where":{"$ref":"#/definitions/matcher"},"unless":{"$ref":"#/definitions/matcher"},"add":{"$ref":"#/definitions/pointer"},"default":{"type":"integer","minimum":1,"maximum":1000000},"less":{"$ref":"#/definitions/pointer"}},"dependencies":{"default":["add"]}};
const schema59 = {"type":"object","minProperties":1,"propertyNames":{"$ref":"#/definitions/pointer"},"additionalProperties":{"type":"array","items":{"type":["string","null"]},"minItems":1,"uniqueItems":true}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate188.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!(validate175(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err0 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate188.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 of Object.keys(data)){
let data0 = data[key1];
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length < 1){
validate188.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate188.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type: schema59.additionalProperties.items.type}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if((typeof item0 !== "string") && (item0 !== null)){
continue;
}
if(typeof item0 == "string"){
item0 += "_";
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate188.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.each === undefined) || (!(func0.call(data, "each")))) && (missing0 = "each")){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "each") || (key0 === "where")) || (key0 === "unless")) || (key0 === "add")) || (key0 === "default")) || (key0 === "less"))){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
let missing1;
if(data.default !== undefined && func0.call(data, "default") && (((data.add === undefined) || (!(func0.call(data, "add")))) && (missing1 = "add"))){
validate186.errors = [{instancePath,schemaPath:"#/dependencies",keyword:"dependencies",params:{property: "default",
    missingProperty: missing1,
    depsCount: 1,
    deps: "add"}}];
return false;
}
else {
if(data.each !== undefined && func0.call(data, "each")){
const _errs2 = errors;
if(!(validate174(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.where !== undefined && func0.call(data, "where")){
const _errs3 = errors;
if(!(validate188(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unless !== undefined && func0.call(data, "unless")){
const _errs4 = errors;
if(!(validate188(data.unless, {instancePath:instancePath+"/unless",parentData:data,parentDataProperty:"unless",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.add !== undefined && func0.call(data, "add")){
const _errs5 = errors;
if(!(validate175(data.add, {instancePath:instancePath+"/add",parentData:data,parentDataProperty:"add",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.default !== undefined && func0.call(data, "default")){
let data4 = data.default;
const _errs6 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate186.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
validate186.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate186.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.less !== undefined && func0.call(data, "less")){
const _errs8 = errors;
if(!(validate175(data.less, {instancePath:instancePath+"/less",parentData:data,parentDataProperty:"less",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}

const schema60 = {"type":["integer","object"],"additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"to":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema60.type}}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.from === undefined) || (!(func0.call(data, "from")))) && (missing0 = "from")) || (((data.to === undefined) || (!(func0.call(data, "to")))) && (missing0 = "to"))){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "from") || (key0 === "to"))){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined && func0.call(data, "from")){
let data0 = data.from;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate196.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate196.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate196.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined && func0.call(data, "to")){
let data1 = data.to;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate196.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate196.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate196.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
validate196.errors = vErrors;
return errors === 0;
}

const schema61 = {"type":["string","integer","boolean","object"],"additionalProperties":false,"minProperties":1,"properties":{"model":{"$ref":"#/definitions/name"},"limit":{"$ref":"#/definitions/name"}}};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))) && (typeof data !== "boolean")) && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema61.type}}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate198.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "model") || (key0 === "limit"))){
validate198.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.model !== undefined && func0.call(data, "model")){
const _errs2 = errors;
if(!(validate41(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined && func0.call(data, "limit")){
const _errs3 = errors;
if(!(validate41(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
validate198.errors = vErrors;
return errors === 0;
}


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema52.properties, key0))){
validate173.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined && func0.call(data, "at")){
const _errs2 = errors;
if(!(validate174(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flag !== undefined && func0.call(data, "flag")){
const _errs3 = errors;
if(!(validate178(data.flag, {instancePath:instancePath+"/flag",parentData:data,parentDataProperty:"flag",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cel !== undefined && func0.call(data, "cel")){
let data2 = data.cel;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func142(data2) < 1){
validate173.errors = [{instancePath:instancePath+"/cel",schemaPath:"#/properties/cel/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/cel",schemaPath:"#/properties/cel/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media !== undefined && func0.call(data, "media")){
const _errs6 = errors;
if(!(validate181(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined && func0.call(data, "limit")){
const _errs7 = errors;
if(!(validate41(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fits !== undefined && func0.call(data, "fits")){
const _errs8 = errors;
if(!(validate184(data.fits, {instancePath:instancePath+"/fits",parentData:data,parentDataProperty:"fits",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined && func0.call(data, "count")){
const _errs9 = errors;
if(!(validate186(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assume !== undefined && func0.call(data, "assume")){
const _errs10 = errors;
if(!(validate33(data.assume, {instancePath:instancePath+"/assume",parentData:data,parentDataProperty:"assume",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
let data8 = data.type;
const _errs11 = errors;
if(typeof data8 !== "string"){
validate173.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "string") || (data8 === "int")) || (data8 === "bool"))){
validate173.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema52.properties.type.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enum !== undefined && func0.call(data, "enum")){
let data9 = data.enum;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data9)){
if(data9.length < 1){
validate173.errors = [{instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data9[i0] !== "string"){
validate173.errors = [{instancePath:instancePath+"/enum/" + i0,schemaPath:"#/properties/enum/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate173.errors = [{instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined && func0.call(data, "values")){
let data11 = data.values;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data11)){
if(data11.length < 1){
validate173.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
const _errs19 = errors;
if(!(validate196(data11[i2], {instancePath:instancePath+"/values/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
const _errs20 = errors;
if(!(validate198(data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(!(variantProblems({"at":{"with":["flag","type","enum","values","default"],"required":["type"]},"cel":{"with":["type","enum"],"required":["type"]},"media":{"with":["assume"]},"limit":{},"fits":{},"count":{}}, data).length === 0)){
validate173.errors = [{instancePath,schemaPath:"#/x-variants",keyword:"x-variants",params:{}}];
return false;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":"object","additionalProperties":false,"required":["otherwise"],"properties":{"at":{"$ref":"#/definitions/pointer"},"otherwise":{"$ref":"#/definitions/expression"}}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.otherwise === undefined) || (!(func0.call(data, "otherwise")))) && (missing0 = "otherwise")){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "at") || (key0 === "otherwise"))){
validate203.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined && func0.call(data, "at")){
const _errs2 = errors;
if(!(validate175(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otherwise !== undefined && func0.call(data, "otherwise")){
const _errs3 = errors;
if(!(validate165(data.otherwise, {instancePath:instancePath+"/otherwise",parentData:data,parentDataProperty:"otherwise",rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}

const schema63 = {"type":["string","array","object"],"pattern":"^(/([^~/]|~0|~1)*)+$","items":{"$ref":"#/definitions/pointer"},"minItems":1,"uniqueItems":true,"additionalProperties":false,"required":["sum","at"],"properties":{"sum":{"$ref":"#/definitions/pointers"},"at":{"$ref":"#/definitions/pointer"},"where":{"$ref":"#/definitions/count_where"}}};
const schema64 = {"type":["string","array"],"pattern":"^(/([^~/]|~0|~1)*)+$","items":{"$ref":"#/definitions/pointer"},"minItems":1,"uniqueItems":true};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema64.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern18.test(data)){
validate210.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~0|~1)*)+$"}}];
return false;
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate210.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate175(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func32(data[i1], data[j0])){
validate210.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
}
}
validate210.errors = vErrors;
return errors === 0;
}

const schema65 = {"type":"object","additionalProperties":false,"required":["at","in"],"properties":{"at":{"$ref":"#/definitions/pointer"},"in":{"type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.at === undefined) || (!(func0.call(data, "at")))) && (missing0 = "at")) || (((data.in === undefined) || (!(func0.call(data, "in")))) && (missing0 = "in"))){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "at") || (key0 === "in"))){
validate214.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined && func0.call(data, "at")){
const _errs2 = errors;
if(!(validate175(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.in !== undefined && func0.call(data, "in")){
let data1 = data.in;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate214.errors = [{instancePath:instancePath+"/in",schemaPath:"#/properties/in/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate214.errors = [{instancePath:instancePath+"/in/" + i0,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate214.errors = [{instancePath:instancePath+"/in",schemaPath:"#/properties/in/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema63.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern18.test(data)){
validate208.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~0|~1)*)+$"}}];
return false;
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate208.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate175(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func32(data[i1], data[j0])){
validate208.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sum === undefined) || (!(func0.call(data, "sum")))) && (missing0 = "sum")) || (((data.at === undefined) || (!(func0.call(data, "at")))) && (missing0 = "at"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "sum") || (key0 === "at")) || (key0 === "where"))){
validate208.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.sum !== undefined && func0.call(data, "sum")){
const _errs3 = errors;
if(!(validate210(data.sum, {instancePath:instancePath+"/sum",parentData:data,parentDataProperty:"sum",rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid2 = _errs3 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.at !== undefined && func0.call(data, "at")){
const _errs4 = errors;
if(!(validate175(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.where !== undefined && func0.call(data, "where")){
const _errs5 = errors;
if(!(validate214(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
validate208.errors = vErrors;
return errors === 0;
}

const schema66 = {"type":["string","object"],"pattern":"^(hold|free)$","minProperties":1,"propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"$ref":"#/definitions/expression"}};
const pattern24 = new RegExp("^(hold|free)$", "u");

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema66.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern24.test(data)){
validate219.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(hold|free)$"}}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate219.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!(validate41(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err0 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate219.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 of Object.keys(data)){
const _errs3 = errors;
if(!(validate165(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
}
}
validate219.errors = vErrors;
return errors === 0;
}

const schema67 = {"type":"number","minimum":1,"maximum":1000000};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000 || isNaN(data)){
validate225.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate225.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.counts === undefined) || (!(func0.call(data, "counts")))) && (missing0 = "counts")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hold !== undefined && func0.call(data, "hold")){
if(!(validate163(data.hold, {instancePath:instancePath+"/hold",parentData:data,parentDataProperty:"hold",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hold !== undefined && func0.call(data, "hold")){
if(!(validate168(data.hold, {instancePath:instancePath+"/hold",parentData:data,parentDataProperty:"hold",rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate162.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.per === undefined) || (!(func0.call(data, "per")))) && (missing1 = "per")) || (((data.facts === undefined) || (!(func0.call(data, "facts")))) && (missing1 = "facts"))) || (((data.hold === undefined) || (!(func0.call(data, "hold")))) && (missing1 = "hold"))){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema48.properties, key0))){
validate162.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data.per !== undefined && func0.call(data, "per")){
const _errs8 = errors;
if(!(validate90(data.per, {instancePath:instancePath+"/per",parentData:data,parentDataProperty:"per",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.facts !== undefined && func0.call(data, "facts")){
let data3 = data.facts;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
const _errs11 = errors;
if(!(validate41(key1, {instancePath:instancePath+"/facts",parentData:data3,parentDataProperty:"facts",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid4 = _errs11 === errors;
if(!valid4){
const err2 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate162.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key2 of Object.keys(data3)){
const _errs13 = errors;
if(!(validate173(data3[key2], {instancePath:instancePath+"/facts/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.actual !== undefined && func0.call(data, "actual")){
const _errs14 = errors;
if(!(validate203(data.actual, {instancePath:instancePath+"/actual",parentData:data,parentDataProperty:"actual",rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.counts !== undefined && func0.call(data, "counts")){
let data6 = data.counts;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length < 1){
validate162.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key3 of Object.keys(data6)){
const _errs17 = errors;
if(!(validate41(key3, {instancePath:instancePath+"/counts",parentData:data6,parentDataProperty:"counts",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid6 = _errs17 === errors;
if(!valid6){
const err3 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate162.errors = vErrors;
return false;
break;
}
}
if(valid6){
for(const key4 of Object.keys(data6)){
const _errs19 = errors;
if(!(validate208(data6[key4], {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid7 = _errs19 === errors;
if(!valid7){
break;
}
}
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.charge !== undefined && func0.call(data, "charge")){
const _errs20 = errors;
if(!(validate163(data.charge, {instancePath:instancePath+"/charge",parentData:data,parentDataProperty:"charge",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.untold !== undefined && func0.call(data, "untold")){
const _errs21 = errors;
if(!(validate219(data.untold, {instancePath:instancePath+"/untold",parentData:data,parentDataProperty:"untold",rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.final !== undefined && func0.call(data, "final")){
const _errs22 = errors;
if(!(validate210(data.final, {instancePath:instancePath+"/final",parentData:data,parentDataProperty:"final",rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.failed !== undefined && func0.call(data, "failed")){
const _errs23 = errors;
if(!(validate210(data.failed, {instancePath:instancePath+"/failed",parentData:data,parentDataProperty:"failed",rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.cap !== undefined && func0.call(data, "cap")){
const _errs24 = errors;
if(!(validate225(data.cap, {instancePath:instancePath+"/cap",parentData:data,parentDataProperty:"cap",rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(!(variantProblems({"actual":{"with":["cap"]},"counts":{"with":["charge","untold","final","failed","cap"],"required":["charge","untold"]}}, data).length === 0)){
validate162.errors = [{instancePath,schemaPath:"#/x-variants",keyword:"x-variants",params:{}}];
return false;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}

const schema68 = {"type":"object","additionalProperties":false,"required":["id","query","status","deadline"],"properties":{"id":{"$ref":"#/definitions/pointer"},"query":{"type":"string","pattern":"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},"status":{"$ref":"#/definitions/task_status"},"deadline":{"$ref":"#/definitions/duration"},"unknown":{"$ref":"#/definitions/task_unknown"},"nothing_made":{"type":"array","items":{"$ref":"#/definitions/task_nothing_made"},"minItems":1}}};
const schema69 = {"type":"object","additionalProperties":false,"required":["at","running","succeeded","failed"],"properties":{"at":{"$ref":"#/definitions/pointer"},"running":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"uniqueItems":true},"succeeded":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"uniqueItems":true},"failed":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"uniqueItems":true}}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.at === undefined) || (!(func0.call(data, "at")))) && (missing0 = "at")) || (((data.running === undefined) || (!(func0.call(data, "running")))) && (missing0 = "running"))) || (((data.succeeded === undefined) || (!(func0.call(data, "succeeded")))) && (missing0 = "succeeded"))) || (((data.failed === undefined) || (!(func0.call(data, "failed")))) && (missing0 = "failed"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "at") || (key0 === "running")) || (key0 === "succeeded")) || (key0 === "failed"))){
validate231.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined && func0.call(data, "at")){
const _errs2 = errors;
if(!(validate175(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.running !== undefined && func0.call(data, "running")){
let data1 = data.running;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate231.errors = [{instancePath:instancePath+"/running",schemaPath:"#/properties/running/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func142(data2) < 1){
validate231.errors = [{instancePath:instancePath+"/running/" + i0,schemaPath:"#/properties/running/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/running/" + i0,schemaPath:"#/properties/running/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate231.errors = [{instancePath:instancePath+"/running",schemaPath:"#/properties/running/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/running",schemaPath:"#/properties/running/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.succeeded !== undefined && func0.call(data, "succeeded")){
let data3 = data.succeeded;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate231.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func142(data4) < 1){
validate231.errors = [{instancePath:instancePath+"/succeeded/" + i2,schemaPath:"#/properties/succeeded/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/succeeded/" + i2,schemaPath:"#/properties/succeeded/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
validate231.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}}];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined && func0.call(data, "failed")){
let data5 = data.failed;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
if(data5.length < 1){
validate231.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
let data6 = data5[i4];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func142(data6) < 1){
validate231.errors = [{instancePath:instancePath+"/failed/" + i4,schemaPath:"#/properties/failed/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/failed/" + i4,schemaPath:"#/properties/failed/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i5 = data5.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data5[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
validate231.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}}];
return false;
break;
}
indices2[item2] = i5;
}
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}

const schema70 = {"type":"object","additionalProperties":false,"properties":{"key":{"$ref":"#/definitions/header_name"},"list":{"type":"string","pattern":"^/[^\\s#{}]*$"},"items":{"$ref":"#/definitions/pointer"},"id":{"$ref":"#/definitions/pointer"},"model":{"$ref":"#/definitions/pointer"},"created_at":{"$ref":"#/definitions/pointer"},"total":{"$ref":"#/definitions/pointer"},"page":{"$ref":"#/definitions/unknown_page"},"within":{"$ref":"#/definitions/duration"}},"x-variants":{"key":{},"list":{"with":["items","id","model","created_at","total","page","within"],"required":["items","id","model","created_at"]}}};
const schema71 = {"type":"object","additionalProperties":false,"required":["number","size","items"],"properties":{"number":{"$ref":"#/definitions/query_name"},"size":{"$ref":"#/definitions/query_name"},"items":{"type":"integer","minimum":1,"maximum":10000},"most":{"type":"integer","minimum":1,"maximum":1000}}};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.number === undefined) || (!(func0.call(data, "number")))) && (missing0 = "number")) || (((data.size === undefined) || (!(func0.call(data, "size")))) && (missing0 = "size"))) || (((data.items === undefined) || (!(func0.call(data, "items")))) && (missing0 = "items"))){
validate242.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "number") || (key0 === "size")) || (key0 === "items")) || (key0 === "most"))){
validate242.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.number !== undefined && func0.call(data, "number")){
const _errs2 = errors;
if(!(validate146(data.number, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined && func0.call(data, "size")){
const _errs3 = errors;
if(!(validate146(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined && func0.call(data, "items")){
let data2 = data.items;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate242.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
validate242.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate242.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.most !== undefined && func0.call(data, "most")){
let data3 = data.most;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate242.errors = [{instancePath:instancePath+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
validate242.errors = [{instancePath:instancePath+"/most",schemaPath:"#/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate242.errors = [{instancePath:instancePath+"/most",schemaPath:"#/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}

const pattern26 = new RegExp("^/[^\\s#{}]*$", "u");

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema70.properties, key0))){
validate235.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined && func0.call(data, "key")){
const _errs2 = errors;
if(!(validate74(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.list !== undefined && func0.call(data, "list")){
let data1 = data.list;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern26.test(data1)){
validate235.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/pattern",keyword:"pattern",params:{pattern: "^/[^\\s#{}]*$"}}];
return false;
}
}
else {
validate235.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined && func0.call(data, "items")){
const _errs5 = errors;
if(!(validate175(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined && func0.call(data, "id")){
const _errs6 = errors;
if(!(validate175(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined && func0.call(data, "model")){
const _errs7 = errors;
if(!(validate175(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined && func0.call(data, "created_at")){
const _errs8 = errors;
if(!(validate175(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined && func0.call(data, "total")){
const _errs9 = errors;
if(!(validate175(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined && func0.call(data, "page")){
const _errs10 = errors;
if(!(validate242(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.within !== undefined && func0.call(data, "within")){
const _errs11 = errors;
if(!(validate33(data.within, {instancePath:instancePath+"/within",parentData:data,parentDataProperty:"within",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(!(variantProblems({"key":{},"list":{"with":["items","id","model","created_at","total","page","within"],"required":["items","id","model","created_at"]}}, data).length === 0)){
validate235.errors = [{instancePath,schemaPath:"#/x-variants",keyword:"x-variants",params:{}}];
return false;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}

const schema72 = {"type":"object","additionalProperties":false,"required":["status"],"dependencies":{"at":["in"],"in":["at"]},"properties":{"status":{"type":"array","items":{"type":["integer","string"],"minimum":400,"maximum":599,"pattern":"^4xx$"},"minItems":1,"uniqueItems":true},"at":{"$ref":"#/definitions/pointer"},"in":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"uniqueItems":true}}};
const pattern27 = new RegExp("^4xx$", "u");

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) || (!(func0.call(data, "status")))) && (missing0 = "status")){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "status") || (key0 === "at")) || (key0 === "in"))){
validate248.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
let missing1;
if(data.at !== undefined && func0.call(data, "at") && (((data.in === undefined) || (!(func0.call(data, "in")))) && (missing1 = "in"))){
validate248.errors = [{instancePath,schemaPath:"#/dependencies",keyword:"dependencies",params:{property: "at",
    missingProperty: missing1,
    depsCount: 1,
    deps: "in"}}];
return false;
}
else {
if(data.in !== undefined && func0.call(data, "in") && (((data.at === undefined) || (!(func0.call(data, "at")))) && (missing1 = "at"))){
validate248.errors = [{instancePath,schemaPath:"#/dependencies",keyword:"dependencies",params:{property: "in",
    missingProperty: missing1,
    depsCount: 1,
    deps: "at"}}];
return false;
}
else {
if(data.status !== undefined && func0.call(data, "status")){
let data0 = data.status;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate248.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (typeof data1 !== "string")){
validate248.errors = [{instancePath:instancePath+"/status/" + i0,schemaPath:"#/properties/status/items/type",keyword:"type",params:{type: schema72.properties.status.items.type}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
validate248.errors = [{instancePath:instancePath+"/status/" + i0,schemaPath:"#/properties/status/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data1 < 400 || isNaN(data1)){
validate248.errors = [{instancePath:instancePath+"/status/" + i0,schemaPath:"#/properties/status/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}}];
return false;
}
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern27.test(data1)){
validate248.errors = [{instancePath:instancePath+"/status/" + i0,schemaPath:"#/properties/status/items/pattern",keyword:"pattern",params:{pattern: "^4xx$"}}];
return false;
}
}
}
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if((!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))) && (typeof item0 !== "string")){
continue;
}
if(typeof item0 == "string"){
item0 += "_";
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate248.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.at !== undefined && func0.call(data, "at")){
const _errs6 = errors;
if(!(validate175(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.in !== undefined && func0.call(data, "in")){
let data3 = data.in;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate248.errors = [{instancePath:instancePath+"/in",schemaPath:"#/properties/in/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func142(data4) < 1){
validate248.errors = [{instancePath:instancePath+"/in/" + i2,schemaPath:"#/properties/in/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate248.errors = [{instancePath:instancePath+"/in/" + i2,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
if(valid4){
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
validate248.errors = [{instancePath:instancePath+"/in",schemaPath:"#/properties/in/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}}];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}

const pattern25 = new RegExp("^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$", "u");

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.query === undefined) || (!(func0.call(data, "query")))) && (missing0 = "query"))) || (((data.status === undefined) || (!(func0.call(data, "status")))) && (missing0 = "status"))) || (((data.deadline === undefined) || (!(func0.call(data, "deadline")))) && (missing0 = "deadline"))){
validate229.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "query")) || (key0 === "status")) || (key0 === "deadline")) || (key0 === "unknown")) || (key0 === "nothing_made"))){
validate229.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined && func0.call(data, "id")){
const _errs2 = errors;
if(!(validate175(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined && func0.call(data, "query")){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern25.test(data1)){
validate229.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/pattern",keyword:"pattern",params:{pattern: "^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"}}];
return false;
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined && func0.call(data, "status")){
const _errs5 = errors;
if(!(validate231(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined && func0.call(data, "deadline")){
const _errs6 = errors;
if(!(validate33(data.deadline, {instancePath:instancePath+"/deadline",parentData:data,parentDataProperty:"deadline",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown !== undefined && func0.call(data, "unknown")){
const _errs7 = errors;
if(!(validate235(data.unknown, {instancePath:instancePath+"/unknown",parentData:data,parentDataProperty:"unknown",rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nothing_made !== undefined && func0.call(data, "nothing_made")){
let data5 = data.nothing_made;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data5)){
if(data5.length < 1){
validate229.errors = [{instancePath:instancePath+"/nothing_made",schemaPath:"#/properties/nothing_made/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate248(data5[i0], {instancePath:instancePath+"/nothing_made/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/nothing_made",schemaPath:"#/properties/nothing_made/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}

const schema73 = {"type":"object","additionalProperties":false,"properties":{"defaults":{"type":"object","additionalProperties":{"$ref":"#/definitions/json"}},"items":{"type":"array","items":{"$ref":"#/definitions/fill_item"}}},"minProperties":1};
const schema74 = {"type":"object","additionalProperties":false,"required":["in","member","from","values"],"properties":{"in":{"$ref":"#/definitions/pointer"},"member":{"type":"string","minLength":1},"from":{"type":"string","minLength":1},"values":{"type":"object","minProperties":1,"additionalProperties":{"$ref":"#/definitions/json"}}}};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.in === undefined) || (!(func0.call(data, "in")))) && (missing0 = "in")) || (((data.member === undefined) || (!(func0.call(data, "member")))) && (missing0 = "member"))) || (((data.from === undefined) || (!(func0.call(data, "from")))) && (missing0 = "from"))) || (((data.values === undefined) || (!(func0.call(data, "values")))) && (missing0 = "values"))){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "in") || (key0 === "member")) || (key0 === "from")) || (key0 === "values"))){
validate255.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.in !== undefined && func0.call(data, "in")){
const _errs2 = errors;
if(!(validate175(data.in, {instancePath:instancePath+"/in",parentData:data,parentDataProperty:"in",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member !== undefined && func0.call(data, "member")){
let data1 = data.member;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func142(data1) < 1){
validate255.errors = [{instancePath:instancePath+"/member",schemaPath:"#/properties/member/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate255.errors = [{instancePath:instancePath+"/member",schemaPath:"#/properties/member/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined && func0.call(data, "from")){
let data2 = data.from;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func142(data2) < 1){
validate255.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate255.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined && func0.call(data, "values")){
let data3 = data.values;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length < 1){
validate255.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key1 of Object.keys(data3)){
const _errs10 = errors;
if(!(validate104(data3[key1], {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate253.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "defaults") || (key0 === "items"))){
validate253.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.defaults !== undefined && func0.call(data, "defaults")){
let data0 = data.defaults;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
const _errs5 = errors;
if(!(validate104(data0[key1], {instancePath:instancePath+"/defaults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined && func0.call(data, "items")){
let data2 = data.items;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate255(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}

const schema75 = {"type":"object","additionalProperties":false,"required":["type","page","item","list"],"properties":{"type":{"$ref":"#/definitions/name"},"page":{"$ref":"#/definitions/catalogue_page"},"upstream":{"type":"array","items":{"$ref":"#/definitions/name"},"minItems":1},"item":{"$ref":"#/definitions/tree"},"list":{"$ref":"#/definitions/tree"}}};
const schema76 = {"type":"object","additionalProperties":false,"required":["size","default","max"],"properties":{"size":{"$ref":"#/definitions/query_name"},"token":{"$ref":"#/definitions/query_name"},"after":{"$ref":"#/definitions/query_name"},"before":{"$ref":"#/definitions/query_name"},"default":{"type":"integer","minimum":1,"maximum":100000},"max":{"type":"integer","minimum":1,"maximum":100000}},"x-variants":{"token":{},"after":{"with":["before"]}}};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.size === undefined) || (!(func0.call(data, "size")))) && (missing0 = "size")) || (((data.default === undefined) || (!(func0.call(data, "default")))) && (missing0 = "default"))) || (((data.max === undefined) || (!(func0.call(data, "max")))) && (missing0 = "max"))){
validate263.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "size") || (key0 === "token")) || (key0 === "after")) || (key0 === "before")) || (key0 === "default")) || (key0 === "max"))){
validate263.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.size !== undefined && func0.call(data, "size")){
const _errs2 = errors;
if(!(validate146(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined && func0.call(data, "token")){
const _errs3 = errors;
if(!(validate146(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined && func0.call(data, "after")){
const _errs4 = errors;
if(!(validate146(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined && func0.call(data, "before")){
const _errs5 = errors;
if(!(validate146(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
let data4 = data.default;
const _errs6 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate263.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000 || isNaN(data4)){
validate263.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate263.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined && func0.call(data, "max")){
let data5 = data.max;
const _errs8 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate263.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000 || isNaN(data5)){
validate263.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate263.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(!(variantProblems({"token":{},"after":{"with":["before"]}}, data).length === 0)){
validate263.errors = [{instancePath,schemaPath:"#/x-variants",keyword:"x-variants",params:{}}];
return false;
}
}
}
}
}
}
}
}
}
}
else {
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate263.errors = vErrors;
return errors === 0;
}


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.page === undefined) || (!(func0.call(data, "page")))) && (missing0 = "page"))) || (((data.item === undefined) || (!(func0.call(data, "item")))) && (missing0 = "item"))) || (((data.list === undefined) || (!(func0.call(data, "list")))) && (missing0 = "list"))){
validate261.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "type") || (key0 === "page")) || (key0 === "upstream")) || (key0 === "item")) || (key0 === "list"))){
validate261.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined && func0.call(data, "type")){
const _errs2 = errors;
if(!(validate41(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined && func0.call(data, "page")){
const _errs3 = errors;
if(!(validate263(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined && func0.call(data, "upstream")){
let data2 = data.upstream;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length < 1){
validate261.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate41(data2[i0], {instancePath:instancePath+"/upstream/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate261.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item !== undefined && func0.call(data, "item")){
const _errs7 = errors;
if(!(validate110(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.list !== undefined && func0.call(data, "list")){
const _errs8 = errors;
if(!(validate110(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}

const schema77 = {"type":"object","additionalProperties":false,"required":["interface","match"],"properties":{"interface":{"$ref":"#/definitions/name"},"match":{"$ref":"#/definitions/match"},"body_limit":{"$ref":"#/definitions/size"},"model":{"$ref":"#/definitions/model_rule"},"upstream":{"$ref":"#/definitions/name"},"catalogue":{"$ref":"#/definitions/name"},"task":{"$ref":"#/definitions/task_action"},"needs":{"type":"array","items":{"$ref":"#/definitions/need"}},"makes":{"type":"array","items":{"$ref":"#/definitions/make"}},"removes":{"type":"array","items":{"$ref":"#/definitions/removal"}},"resources":{"$ref":"#/definitions/resource_list"},"branches":{"type":"array","items":{"$ref":"#/definitions/branch"},"minItems":1},"shorthand":{"$ref":"#/definitions/shorthand"},"body":{"$ref":"#/definitions/schema_file"},"fill":{"$ref":"#/definitions/name"},"forward":{"$ref":"#/definitions/route_forward"},"billing":{"$ref":"#/definitions/name"},"creates":{"$ref":"#/definitions/name"},"on_abort":{"type":"string","enum":["cancel","drain"]},"drain":{"$ref":"#/definitions/drain_limits"},"examples":{"type":"array","items":{"$ref":"#/definitions/example"}}},"dependencies":{"creates":["billing"]},"x-variants":{"model":{"with":["body_limit","needs","makes","removes","branches","shorthand","body","fill","forward","billing","creates","on_abort","drain"]},"upstream":{"with":["body_limit","needs","makes","removes","body","fill","forward","on_abort","drain"]},"resources":{"with":["upstream"],"required":["upstream"]},"catalogue":{"with":["model"]},"task":{}},"x-excludes":{"branches":["shorthand","body","fill","forward","billing","creates"]}};
const schema78 = {"type":"string","pattern":"^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$"};
const pattern28 = new RegExp("^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$", "u");

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern28.test(data)){
validate276.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$"}}];
return false;
}
}
else {
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}

const schema79 = {"type":"object","additionalProperties":false,"properties":{"at":{"$ref":"#/definitions/pointer"},"param":{"$ref":"#/definitions/name"},"type":{"$ref":"#/definitions/name"},"prefix":{"type":"array","items":{"$ref":"#/definitions/model_id"},"minItems":1,"uniqueItems":true},"per":{"$ref":"#/definitions/unit"},"upstream":{"type":"array","items":{"$ref":"#/definitions/name"},"minItems":1,"uniqueItems":true}},"x-variants":{"at":{},"param":{}}};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "at") || (key0 === "param")) || (key0 === "type")) || (key0 === "prefix")) || (key0 === "per")) || (key0 === "upstream"))){
validate279.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined && func0.call(data, "at")){
const _errs2 = errors;
if(!(validate175(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined && func0.call(data, "param")){
const _errs3 = errors;
if(!(validate41(data.param, {instancePath:instancePath+"/param",parentData:data,parentDataProperty:"param",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs4 = errors;
if(!(validate41(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined && func0.call(data, "prefix")){
let data3 = data.prefix;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length < 1){
validate279.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate96(data3[i0], {instancePath:instancePath+"/prefix/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func32(data3[i1], data3[j0])){
validate279.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.per !== undefined && func0.call(data, "per")){
const _errs8 = errors;
if(!(validate90(data.per, {instancePath:instancePath+"/per",parentData:data,parentDataProperty:"per",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined && func0.call(data, "upstream")){
let data6 = data.upstream;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data6)){
if(data6.length < 1){
validate279.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
const _errs11 = errors;
if(!(validate41(data6[i2], {instancePath:instancePath+"/upstream/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i3 = data6.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func32(data6[i3], data6[j1])){
validate279.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}}];
return false;
break outer1;
}
}
}
}
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(!(variantProblems({"at":{},"param":{}}, data).length === 0)){
validate279.errors = [{instancePath,schemaPath:"#/x-variants",keyword:"x-variants",params:{}}];
return false;
}
}
}
}
}
}
}
}
}
else {
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}

const schema80 = {"type":"object","additionalProperties":false,"required":["kinds"],"properties":{"poll":{"$ref":"#/definitions/name"},"cancel":{"$ref":"#/definitions/name"},"list":{"$ref":"#/definitions/tree"},"kinds":{"type":"array","items":{"$ref":"#/definitions/name"},"minItems":1,"uniqueItems":true},"item":{"$ref":"#/definitions/tree"},"page":{"$ref":"#/definitions/task_page"},"filters":{"$ref":"#/definitions/task_filters"}},"x-variants":{"poll":{},"cancel":{},"list":{"with":["item","page","filters"],"required":["item","page"]}}};
const schema81 = {"type":"object","additionalProperties":false,"required":["number","size","default","max"],"properties":{"number":{"$ref":"#/definitions/query_name"},"size":{"$ref":"#/definitions/query_name"},"default":{"type":"integer","minimum":1,"maximum":100000},"max":{"type":"integer","minimum":1,"maximum":100000}}};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.number === undefined) || (!(func0.call(data, "number")))) && (missing0 = "number")) || (((data.size === undefined) || (!(func0.call(data, "size")))) && (missing0 = "size"))) || (((data.default === undefined) || (!(func0.call(data, "default")))) && (missing0 = "default"))) || (((data.max === undefined) || (!(func0.call(data, "max")))) && (missing0 = "max"))){
validate295.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "number") || (key0 === "size")) || (key0 === "default")) || (key0 === "max"))){
validate295.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.number !== undefined && func0.call(data, "number")){
const _errs2 = errors;
if(!(validate146(data.number, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined && func0.call(data, "size")){
const _errs3 = errors;
if(!(validate146(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
let data2 = data.default;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate295.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
validate295.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate295.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined && func0.call(data, "max")){
let data3 = data.max;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate295.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
validate295.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate295.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate295.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate295.errors = vErrors;
return errors === 0;
}

const schema82 = {"type":"object","additionalProperties":false,"properties":{"status":{"$ref":"#/definitions/query_name"},"model":{"$ref":"#/definitions/query_name"},"id":{"$ref":"#/definitions/query_name"}}};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "status") || (key0 === "model")) || (key0 === "id"))){
validate299.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined && func0.call(data, "status")){
const _errs2 = errors;
if(!(validate146(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined && func0.call(data, "model")){
const _errs3 = errors;
if(!(validate146(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined && func0.call(data, "id")){
const _errs4 = errors;
if(!(validate146(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}


function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kinds === undefined) || (!(func0.call(data, "kinds")))) && (missing0 = "kinds")){
validate289.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "poll") || (key0 === "cancel")) || (key0 === "list")) || (key0 === "kinds")) || (key0 === "item")) || (key0 === "page")) || (key0 === "filters"))){
validate289.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.poll !== undefined && func0.call(data, "poll")){
const _errs2 = errors;
if(!(validate41(data.poll, {instancePath:instancePath+"/poll",parentData:data,parentDataProperty:"poll",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancel !== undefined && func0.call(data, "cancel")){
const _errs3 = errors;
if(!(validate41(data.cancel, {instancePath:instancePath+"/cancel",parentData:data,parentDataProperty:"cancel",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.list !== undefined && func0.call(data, "list")){
const _errs4 = errors;
if(!(validate110(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kinds !== undefined && func0.call(data, "kinds")){
let data3 = data.kinds;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length < 1){
validate289.errors = [{instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate41(data3[i0], {instancePath:instancePath+"/kinds/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func32(data3[i1], data3[j0])){
validate289.errors = [{instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item !== undefined && func0.call(data, "item")){
const _errs8 = errors;
if(!(validate110(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined && func0.call(data, "page")){
const _errs9 = errors;
if(!(validate295(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined && func0.call(data, "filters")){
const _errs10 = errors;
if(!(validate299(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(!(variantProblems({"poll":{},"cancel":{},"list":{"with":["item","page","filters"],"required":["item","page"]}}, data).length === 0)){
validate289.errors = [{instancePath,schemaPath:"#/x-variants",keyword:"x-variants",params:{}}];
return false;
}
}
}
}
}
}
}
}
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}

const schema83 = {"type":"object","additionalProperties":false,"required":["resource"],"properties":{"resource":{"$ref":"#/definitions/name"},"at":{"$ref":"#/definitions/pointer"},"param":{"$ref":"#/definitions/name"},"uri":{"type":"string","pattern":"^[a-z][a-z0-9+.-]*://$"}},"x-variants":{"at":{},"param":{},"uri":{}}};
const pattern29 = new RegExp("^[a-z][a-z0-9+.-]*://$", "u");

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.resource === undefined) || (!(func0.call(data, "resource")))) && (missing0 = "resource")){
validate305.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "resource") || (key0 === "at")) || (key0 === "param")) || (key0 === "uri"))){
validate305.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.resource !== undefined && func0.call(data, "resource")){
const _errs2 = errors;
if(!(validate41(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined && func0.call(data, "at")){
const _errs3 = errors;
if(!(validate175(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined && func0.call(data, "param")){
const _errs4 = errors;
if(!(validate41(data.param, {instancePath:instancePath+"/param",parentData:data,parentDataProperty:"param",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined && func0.call(data, "uri")){
let data3 = data.uri;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(!pattern29.test(data3)){
validate305.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9+.-]*://$"}}];
return false;
}
}
else {
validate305.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(!(variantProblems({"at":{},"param":{},"uri":{}}, data).length === 0)){
validate305.errors = [{instancePath,schemaPath:"#/x-variants",keyword:"x-variants",params:{}}];
return false;
}
}
}
}
}
}
}
}
else {
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}

const schema84 = {"type":"object","additionalProperties":false,"required":["resource","id"],"properties":{"resource":{"$ref":"#/definitions/name"},"id":{"type":"array","items":{"$ref":"#/definitions/pointer"},"minItems":1,"uniqueItems":true}}};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.resource === undefined) || (!(func0.call(data, "resource")))) && (missing0 = "resource")) || (((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id"))){
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "resource") || (key0 === "id"))){
validate310.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.resource !== undefined && func0.call(data, "resource")){
const _errs2 = errors;
if(!(validate41(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate310.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate175(data1[i0], {instancePath:instancePath+"/id/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func32(data1[i1], data1[j0])){
validate310.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}

const schema85 = {"type":"object","additionalProperties":false,"required":["resource","param"],"properties":{"resource":{"$ref":"#/definitions/name"},"param":{"$ref":"#/definitions/name"}}};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.resource === undefined) || (!(func0.call(data, "resource")))) && (missing0 = "resource")) || (((data.param === undefined) || (!(func0.call(data, "param")))) && (missing0 = "param"))){
validate314.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "resource") || (key0 === "param"))){
validate314.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.resource !== undefined && func0.call(data, "resource")){
const _errs2 = errors;
if(!(validate41(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined && func0.call(data, "param")){
const _errs3 = errors;
if(!(validate41(data.param, {instancePath:instancePath+"/param",parentData:data,parentDataProperty:"param",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}

const schema86 = {"type":"object","additionalProperties":false,"required":["list","query","record","item","answer","page"],"properties":{"list":{"$ref":"#/definitions/name"},"query":{"type":"string","pattern":"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},"record":{"$ref":"#/definitions/pointer"},"item":{"$ref":"#/definitions/tree"},"answer":{"$ref":"#/definitions/tree"},"page":{"$ref":"#/definitions/task_page"}}};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.list === undefined) || (!(func0.call(data, "list")))) && (missing0 = "list")) || (((data.query === undefined) || (!(func0.call(data, "query")))) && (missing0 = "query"))) || (((data.record === undefined) || (!(func0.call(data, "record")))) && (missing0 = "record"))) || (((data.item === undefined) || (!(func0.call(data, "item")))) && (missing0 = "item"))) || (((data.answer === undefined) || (!(func0.call(data, "answer")))) && (missing0 = "answer"))) || (((data.page === undefined) || (!(func0.call(data, "page")))) && (missing0 = "page"))){
validate318.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "list") || (key0 === "query")) || (key0 === "record")) || (key0 === "item")) || (key0 === "answer")) || (key0 === "page"))){
validate318.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined && func0.call(data, "list")){
const _errs2 = errors;
if(!(validate41(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined && func0.call(data, "query")){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern25.test(data1)){
validate318.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/pattern",keyword:"pattern",params:{pattern: "^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"}}];
return false;
}
}
else {
validate318.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.record !== undefined && func0.call(data, "record")){
const _errs5 = errors;
if(!(validate175(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item !== undefined && func0.call(data, "item")){
const _errs6 = errors;
if(!(validate110(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined && func0.call(data, "answer")){
const _errs7 = errors;
if(!(validate110(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined && func0.call(data, "page")){
const _errs8 = errors;
if(!(validate295(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}

const schema87 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"#/definitions/name"},"when":{"$ref":"#/definitions/when"},"shorthand":{"$ref":"#/definitions/shorthand"},"body":{"$ref":"#/definitions/schema_file"},"fill":{"$ref":"#/definitions/name"},"forward":{"$ref":"#/definitions/route_forward"},"billing":{"$ref":"#/definitions/name"},"creates":{"$ref":"#/definitions/name"}},"dependencies":{"creates":["billing"]}};
const schema88 = {"type":"object","additionalProperties":false,"properties":{"prefix":{"type":"array","items":{"$ref":"#/definitions/model_id"},"minItems":1,"uniqueItems":true},"per":{"$ref":"#/definitions/unit"}},"minProperties":1};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate327.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "prefix") || (key0 === "per"))){
validate327.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prefix !== undefined && func0.call(data, "prefix")){
let data0 = data.prefix;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate327.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate96(data0[i0], {instancePath:instancePath+"/prefix/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func32(data0[i1], data0[j0])){
validate327.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate327.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.per !== undefined && func0.call(data, "per")){
const _errs5 = errors;
if(!(validate90(data.per, {instancePath:instancePath+"/per",parentData:data,parentDataProperty:"per",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate327.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate327.errors = vErrors;
return errors === 0;
}

const schema89 = {"type":"object","additionalProperties":false,"required":["prompt","images","into","roles"],"properties":{"prompt":{"type":"string","minLength":1},"images":{"type":"string","minLength":1},"into":{"type":"string","minLength":1},"roles":{"type":"array","items":{"type":"string","minLength":1},"minItems":1}}};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.prompt === undefined) || (!(func0.call(data, "prompt")))) && (missing0 = "prompt")) || (((data.images === undefined) || (!(func0.call(data, "images")))) && (missing0 = "images"))) || (((data.into === undefined) || (!(func0.call(data, "into")))) && (missing0 = "into"))) || (((data.roles === undefined) || (!(func0.call(data, "roles")))) && (missing0 = "roles"))){
validate331.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "prompt") || (key0 === "images")) || (key0 === "into")) || (key0 === "roles"))){
validate331.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prompt !== undefined && func0.call(data, "prompt")){
let data0 = data.prompt;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func142(data0) < 1){
validate331.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate331.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined && func0.call(data, "images")){
let data1 = data.images;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func142(data1) < 1){
validate331.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate331.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.into !== undefined && func0.call(data, "into")){
let data2 = data.into;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func142(data2) < 1){
validate331.errors = [{instancePath:instancePath+"/into",schemaPath:"#/properties/into/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate331.errors = [{instancePath:instancePath+"/into",schemaPath:"#/properties/into/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roles !== undefined && func0.call(data, "roles")){
let data3 = data.roles;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length < 1){
validate331.errors = [{instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func142(data4) < 1){
validate331.errors = [{instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate331.errors = [{instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate331.errors = [{instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}

const schema90 = {"type":"object","additionalProperties":false,"properties":{"only":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"uniqueItems":true},"path":{"$ref":"#/definitions/path_template"}},"minProperties":1};
const schema91 = {"type":"string","pattern":"^/[^\\s?#]*$"};
const pattern31 = new RegExp("^/[^\\s?#]*$", "u");

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern31.test(data)){
validate336.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^/[^\\s?#]*$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate335.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "only") || (key0 === "path"))){
validate335.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.only !== undefined && func0.call(data, "only")){
let data0 = data.only;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate335.errors = [{instancePath:instancePath+"/only",schemaPath:"#/properties/only/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func142(data1) < 1){
validate335.errors = [{instancePath:instancePath+"/only/" + i0,schemaPath:"#/properties/only/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/only/" + i0,schemaPath:"#/properties/only/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate335.errors = [{instancePath:instancePath+"/only",schemaPath:"#/properties/only/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate335.errors = [{instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined && func0.call(data, "path")){
const _errs6 = errors;
if(!(validate336(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate335.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate335.errors = vErrors;
return errors === 0;
}


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")){
validate325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "name") || (key0 === "when")) || (key0 === "shorthand")) || (key0 === "body")) || (key0 === "fill")) || (key0 === "forward")) || (key0 === "billing")) || (key0 === "creates"))){
validate325.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
let missing1;
if(data.creates !== undefined && func0.call(data, "creates") && (((data.billing === undefined) || (!(func0.call(data, "billing")))) && (missing1 = "billing"))){
validate325.errors = [{instancePath,schemaPath:"#/dependencies",keyword:"dependencies",params:{property: "creates",
    missingProperty: missing1,
    depsCount: 1,
    deps: "billing"}}];
return false;
}
else {
if(data.name !== undefined && func0.call(data, "name")){
const _errs2 = errors;
if(!(validate41(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.when !== undefined && func0.call(data, "when")){
const _errs3 = errors;
if(!(validate327(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.shorthand !== undefined && func0.call(data, "shorthand")){
const _errs4 = errors;
if(!(validate331(data.shorthand, {instancePath:instancePath+"/shorthand",parentData:data,parentDataProperty:"shorthand",rootData}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.body !== undefined && func0.call(data, "body")){
const _errs5 = errors;
if(!(validate184(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fill !== undefined && func0.call(data, "fill")){
const _errs6 = errors;
if(!(validate41(data.fill, {instancePath:instancePath+"/fill",parentData:data,parentDataProperty:"fill",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.forward !== undefined && func0.call(data, "forward")){
const _errs7 = errors;
if(!(validate335(data.forward, {instancePath:instancePath+"/forward",parentData:data,parentDataProperty:"forward",rootData}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.billing !== undefined && func0.call(data, "billing")){
const _errs8 = errors;
if(!(validate41(data.billing, {instancePath:instancePath+"/billing",parentData:data,parentDataProperty:"billing",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.creates !== undefined && func0.call(data, "creates")){
const _errs9 = errors;
if(!(validate41(data.creates, {instancePath:instancePath+"/creates",parentData:data,parentDataProperty:"creates",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}

const schema92 = {"type":"object","additionalProperties":false,"properties":{"time":{"$ref":"#/definitions/duration"},"bytes":{"$ref":"#/definitions/size"}}};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "time") || (key0 === "bytes"))){
validate348.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.time !== undefined && func0.call(data, "time")){
const _errs2 = errors;
if(!(validate33(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined && func0.call(data, "bytes")){
const _errs3 = errors;
if(!(validate26(data.bytes, {instancePath:instancePath+"/bytes",parentData:data,parentDataProperty:"bytes",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}

const schema93 = {"type":"object","additionalProperties":false,"required":["name","expect"],"properties":{"name":{"type":"string","minLength":1},"body":{"$ref":"#/definitions/json"},"params":{"type":"object","propertyNames":{"$ref":"#/definitions/name"},"additionalProperties":{"type":"string"}},"expect":{"$ref":"#/definitions/expect"}}};
const schema94 = {"type":"object","additionalProperties":false,"properties":{"branch":{"$ref":"#/definitions/name"},"hold":{"$ref":"#/definitions/amount"},"error":{"type":"string","enum":["invalid_request","unsupported_media_type","body_too_large","unauthenticated","insufficient_funds","model_not_found","task_not_found","resource_not_found","route_not_found","method_not_allowed","conflict","idempotency_mismatch","request_timeout","upstream_failed","upstream_timeout","upstream_off","overloaded","internal"]}},"minProperties":1};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate355.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "branch") || (key0 === "hold")) || (key0 === "error"))){
validate355.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.branch !== undefined && func0.call(data, "branch")){
const _errs2 = errors;
if(!(validate41(data.branch, {instancePath:instancePath+"/branch",parentData:data,parentDataProperty:"branch",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hold !== undefined && func0.call(data, "hold")){
const _errs3 = errors;
if(!(validate65(data.hold, {instancePath:instancePath+"/hold",parentData:data,parentDataProperty:"hold",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined && func0.call(data, "error")){
let data2 = data.error;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate355.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((data2 === "invalid_request") || (data2 === "unsupported_media_type")) || (data2 === "body_too_large")) || (data2 === "unauthenticated")) || (data2 === "insufficient_funds")) || (data2 === "model_not_found")) || (data2 === "task_not_found")) || (data2 === "resource_not_found")) || (data2 === "route_not_found")) || (data2 === "method_not_allowed")) || (data2 === "conflict")) || (data2 === "idempotency_mismatch")) || (data2 === "request_timeout")) || (data2 === "upstream_failed")) || (data2 === "upstream_timeout")) || (data2 === "upstream_off")) || (data2 === "overloaded")) || (data2 === "internal"))){
validate355.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema94.properties.error.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate355.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}


function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.expect === undefined) || (!(func0.call(data, "expect")))) && (missing0 = "expect"))){
validate352.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "name") || (key0 === "body")) || (key0 === "params")) || (key0 === "expect"))){
validate352.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func142(data0) < 1){
validate352.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate352.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined && func0.call(data, "body")){
const _errs4 = errors;
if(!(validate104(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined && func0.call(data, "params")){
let data2 = data.params;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
const _errs7 = errors;
if(!(validate41(key1, {instancePath:instancePath+"/params",parentData:data2,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate352.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 of Object.keys(data2)){
const _errs9 = errors;
if(typeof data2[key2] !== "string"){
validate352.errors = [{instancePath:instancePath+"/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate352.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expect !== undefined && func0.call(data, "expect")){
const _errs11 = errors;
if(!(validate355(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate352.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate352.errors = vErrors;
return errors === 0;
}


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.interface === undefined) || (!(func0.call(data, "interface")))) && (missing0 = "interface")) || (((data.match === undefined) || (!(func0.call(data, "match")))) && (missing0 = "match"))){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema77.properties, key0))){
validate274.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
let missing1;
if(data.creates !== undefined && func0.call(data, "creates") && (((data.billing === undefined) || (!(func0.call(data, "billing")))) && (missing1 = "billing"))){
validate274.errors = [{instancePath,schemaPath:"#/dependencies",keyword:"dependencies",params:{property: "creates",
    missingProperty: missing1,
    depsCount: 1,
    deps: "billing"}}];
return false;
}
else {
if(data.interface !== undefined && func0.call(data, "interface")){
const _errs2 = errors;
if(!(validate41(data.interface, {instancePath:instancePath+"/interface",parentData:data,parentDataProperty:"interface",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.match !== undefined && func0.call(data, "match")){
const _errs3 = errors;
if(!(validate276(data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.body_limit !== undefined && func0.call(data, "body_limit")){
const _errs4 = errors;
if(!(validate26(data.body_limit, {instancePath:instancePath+"/body_limit",parentData:data,parentDataProperty:"body_limit",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.model !== undefined && func0.call(data, "model")){
const _errs5 = errors;
if(!(validate279(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.upstream !== undefined && func0.call(data, "upstream")){
const _errs6 = errors;
if(!(validate41(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.catalogue !== undefined && func0.call(data, "catalogue")){
const _errs7 = errors;
if(!(validate41(data.catalogue, {instancePath:instancePath+"/catalogue",parentData:data,parentDataProperty:"catalogue",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.task !== undefined && func0.call(data, "task")){
const _errs8 = errors;
if(!(validate289(data.task, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.needs !== undefined && func0.call(data, "needs")){
let data7 = data.needs;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate305(data7[i0], {instancePath:instancePath+"/needs/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.makes !== undefined && func0.call(data, "makes")){
let data9 = data.makes;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data9)){
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate310(data9[i1], {instancePath:instancePath+"/makes/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/makes",schemaPath:"#/properties/makes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.removes !== undefined && func0.call(data, "removes")){
let data11 = data.removes;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data11)){
var valid4 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs17 = errors;
if(!(validate314(data11[i2], {instancePath:instancePath+"/removes/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/removes",schemaPath:"#/properties/removes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.resources !== undefined && func0.call(data, "resources")){
const _errs18 = errors;
if(!(validate318(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.branches !== undefined && func0.call(data, "branches")){
let data14 = data.branches;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data14)){
if(data14.length < 1){
validate274.errors = [{instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
const _errs21 = errors;
if(!(validate325(data14[i3], {instancePath:instancePath+"/branches/" + i3,parentData:data14,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
var valid5 = _errs21 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.shorthand !== undefined && func0.call(data, "shorthand")){
const _errs22 = errors;
if(!(validate331(data.shorthand, {instancePath:instancePath+"/shorthand",parentData:data,parentDataProperty:"shorthand",rootData}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.body !== undefined && func0.call(data, "body")){
const _errs23 = errors;
if(!(validate184(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fill !== undefined && func0.call(data, "fill")){
const _errs24 = errors;
if(!(validate41(data.fill, {instancePath:instancePath+"/fill",parentData:data,parentDataProperty:"fill",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.forward !== undefined && func0.call(data, "forward")){
const _errs25 = errors;
if(!(validate335(data.forward, {instancePath:instancePath+"/forward",parentData:data,parentDataProperty:"forward",rootData}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.billing !== undefined && func0.call(data, "billing")){
const _errs26 = errors;
if(!(validate41(data.billing, {instancePath:instancePath+"/billing",parentData:data,parentDataProperty:"billing",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.creates !== undefined && func0.call(data, "creates")){
const _errs27 = errors;
if(!(validate41(data.creates, {instancePath:instancePath+"/creates",parentData:data,parentDataProperty:"creates",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.on_abort !== undefined && func0.call(data, "on_abort")){
let data22 = data.on_abort;
const _errs28 = errors;
if(typeof data22 !== "string"){
validate274.errors = [{instancePath:instancePath+"/on_abort",schemaPath:"#/properties/on_abort/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data22 === "cancel") || (data22 === "drain"))){
validate274.errors = [{instancePath:instancePath+"/on_abort",schemaPath:"#/properties/on_abort/enum",keyword:"enum",params:{allowedValues: schema77.properties.on_abort.enum}}];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.drain !== undefined && func0.call(data, "drain")){
const _errs30 = errors;
if(!(validate348(data.drain, {instancePath:instancePath+"/drain",parentData:data,parentDataProperty:"drain",rootData}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.examples !== undefined && func0.call(data, "examples")){
let data24 = data.examples;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data24)){
var valid6 = true;
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
const _errs33 = errors;
if(!(validate352(data24[i4], {instancePath:instancePath+"/examples/" + i4,parentData:data24,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
errors = vErrors.length;
}
var valid6 = _errs33 === errors;
if(!valid6){
break;
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(!(variantProblems({"model":{"with":["body_limit","needs","makes","removes","branches","shorthand","body","fill","forward","billing","creates","on_abort","drain"]},"upstream":{"with":["body_limit","needs","makes","removes","body","fill","forward","on_abort","drain"]},"resources":{"with":["upstream"],"required":["upstream"]},"catalogue":{"with":["model"]},"task":{}}, data).length === 0)){
validate274.errors = [{instancePath,schemaPath:"#/x-variants",keyword:"x-variants",params:{}}];
return false;
}
else {
if(!(exclusionProblems({"branches":["shorthand","body","fill","forward","billing","creates"]}, data).length === 0)){
validate274.errors = [{instancePath,schemaPath:"#/x-excludes",keyword:"x-excludes",params:{}}];
return false;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}

const schema95 = {"type":"object","additionalProperties":false,"required":["prefix","upstream","interface"],"properties":{"prefix":{"$ref":"#/definitions/prefix"},"upstream":{"$ref":"#/definitions/name"},"interface":{"$ref":"#/definitions/name"}}};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.prefix === undefined) || (!(func0.call(data, "prefix")))) && (missing0 = "prefix")) || (((data.upstream === undefined) || (!(func0.call(data, "upstream")))) && (missing0 = "upstream"))) || (((data.interface === undefined) || (!(func0.call(data, "interface")))) && (missing0 = "interface"))){
validate362.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "prefix") || (key0 === "upstream")) || (key0 === "interface"))){
validate362.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prefix !== undefined && func0.call(data, "prefix")){
const _errs2 = errors;
if(!(validate141(data.prefix, {instancePath:instancePath+"/prefix",parentData:data,parentDataProperty:"prefix",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined && func0.call(data, "upstream")){
const _errs3 = errors;
if(!(validate41(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interface !== undefined && func0.call(data, "interface")){
const _errs4 = errors;
if(!(validate41(data.interface, {instancePath:instancePath+"/interface",parentData:data,parentDataProperty:"interface",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate362.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate362.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version")) || (((data.store === undefined) || (!(func0.call(data, "store")))) && (missing0 = "store"))) || (((data.currency === undefined) || (!(func0.call(data, "currency")))) && (missing0 = "currency"))) || (((data.upstreams === undefined) || (!(func0.call(data, "upstreams")))) && (missing0 = "upstreams"))) || (((data.envelopes === undefined) || (!(func0.call(data, "envelopes")))) && (missing0 = "envelopes"))) || (((data.interfaces === undefined) || (!(func0.call(data, "interfaces")))) && (missing0 = "interfaces"))) || (((data.routes === undefined) || (!(func0.call(data, "routes")))) && (missing0 = "routes"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema6.properties, key0))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.version !== undefined && func0.call(data, "version")){
const _errs2 = errors;
if(1 !== data.version){
validate21.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined && func0.call(data, "server")){
const _errs3 = errors;
if(!(validate22(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined && func0.call(data, "store")){
const _errs4 = errors;
if(!(validate44(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settle !== undefined && func0.call(data, "settle")){
const _errs5 = errors;
if(!(validate50(data.settle, {instancePath:instancePath+"/settle",parentData:data,parentDataProperty:"settle",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media !== undefined && func0.call(data, "media")){
const _errs6 = errors;
if(!(validate55(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined && func0.call(data, "currency")){
const _errs7 = errors;
if(!(validate64(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreams !== undefined && func0.call(data, "upstreams")){
let data6 = data.upstreams;
const _errs8 = errors;
if(errors === _errs8){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
const _errs10 = errors;
if(!(validate41(key1, {instancePath:instancePath+"/upstreams",parentData:data6,parentDataProperty:"upstreams",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 of Object.keys(data6)){
const _errs12 = errors;
if(!(validate69(data6[key2], {instancePath:instancePath+"/upstreams/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prices !== undefined && func0.call(data, "prices")){
let data8 = data.prices;
const _errs13 = errors;
if(errors === _errs13){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 of Object.keys(data8)){
const _errs15 = errors;
if(!(validate41(key3, {instancePath:instancePath+"/prices",parentData:data8,parentDataProperty:"prices",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
const err1 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key4 of Object.keys(data8)){
const _errs17 = errors;
if(!(validate89(data8[key4], {instancePath:instancePath+"/prices/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data8,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined && func0.call(data, "models")){
let data10 = data.models;
const _errs18 = errors;
if(errors === _errs18){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key5 of Object.keys(data10)){
const _errs20 = errors;
if(!(validate96(key5, {instancePath:instancePath+"/models",parentData:data10,parentDataProperty:"models",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid5 = _errs20 === errors;
if(!valid5){
const err2 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid5){
for(const key6 of Object.keys(data10)){
const _errs22 = errors;
if(!(validate98(data10[key6], {instancePath:instancePath+"/models/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key6,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.envelopes !== undefined && func0.call(data, "envelopes")){
let data12 = data.envelopes;
const _errs23 = errors;
if(errors === _errs23){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key7 of Object.keys(data12)){
const _errs25 = errors;
if(!(validate41(key7, {instancePath:instancePath+"/envelopes",parentData:data12,parentDataProperty:"envelopes",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid7 = _errs25 === errors;
if(!valid7){
const err3 = {instancePath:instancePath+"/envelopes",schemaPath:"#/properties/envelopes/propertyNames",keyword:"propertyNames",params:{propertyName: key7}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid7){
for(const key8 of Object.keys(data12)){
const _errs27 = errors;
if(!(validate108(data12[key8], {instancePath:instancePath+"/envelopes/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data12,parentDataProperty:key8,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var valid8 = _errs27 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/envelopes",schemaPath:"#/properties/envelopes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interfaces !== undefined && func0.call(data, "interfaces")){
let data14 = data.interfaces;
const _errs28 = errors;
if(errors === _errs28){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key9 of Object.keys(data14)){
const _errs30 = errors;
if(!(validate41(key9, {instancePath:instancePath+"/interfaces",parentData:data14,parentDataProperty:"interfaces",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid9 = _errs30 === errors;
if(!valid9){
const err4 = {instancePath:instancePath+"/interfaces",schemaPath:"#/properties/interfaces/propertyNames",keyword:"propertyNames",params:{propertyName: key9}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid9){
for(const key10 of Object.keys(data14)){
const _errs32 = errors;
if(!(validate140(data14[key10], {instancePath:instancePath+"/interfaces/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data14,parentDataProperty:key10,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid10 = _errs32 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/interfaces",schemaPath:"#/properties/interfaces/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.billing !== undefined && func0.call(data, "billing")){
let data16 = data.billing;
const _errs33 = errors;
if(errors === _errs33){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key11 of Object.keys(data16)){
const _errs35 = errors;
if(!(validate41(key11, {instancePath:instancePath+"/billing",parentData:data16,parentDataProperty:"billing",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid11 = _errs35 === errors;
if(!valid11){
const err5 = {instancePath:instancePath+"/billing",schemaPath:"#/properties/billing/propertyNames",keyword:"propertyNames",params:{propertyName: key11}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid11){
for(const key12 of Object.keys(data16)){
const _errs37 = errors;
if(!(validate162(data16[key12], {instancePath:instancePath+"/billing/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data16,parentDataProperty:key12,rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid12 = _errs37 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/billing",schemaPath:"#/properties/billing/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tasks !== undefined && func0.call(data, "tasks")){
let data18 = data.tasks;
const _errs38 = errors;
if(errors === _errs38){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key13 of Object.keys(data18)){
const _errs40 = errors;
if(!(validate41(key13, {instancePath:instancePath+"/tasks",parentData:data18,parentDataProperty:"tasks",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid13 = _errs40 === errors;
if(!valid13){
const err6 = {instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/propertyNames",keyword:"propertyNames",params:{propertyName: key13}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid13){
for(const key14 of Object.keys(data18)){
const _errs42 = errors;
if(!(validate229(data18[key14], {instancePath:instancePath+"/tasks/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data18,parentDataProperty:key14,rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid14 = _errs42 === errors;
if(!valid14){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fills !== undefined && func0.call(data, "fills")){
let data20 = data.fills;
const _errs43 = errors;
if(errors === _errs43){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key15 of Object.keys(data20)){
const _errs45 = errors;
if(!(validate41(key15, {instancePath:instancePath+"/fills",parentData:data20,parentDataProperty:"fills",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid15 = _errs45 === errors;
if(!valid15){
const err7 = {instancePath:instancePath+"/fills",schemaPath:"#/properties/fills/propertyNames",keyword:"propertyNames",params:{propertyName: key15}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid15){
for(const key16 of Object.keys(data20)){
const _errs47 = errors;
if(!(validate253(data20[key16], {instancePath:instancePath+"/fills/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data20,parentDataProperty:key16,rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
var valid16 = _errs47 === errors;
if(!valid16){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/fills",schemaPath:"#/properties/fills/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.catalogues !== undefined && func0.call(data, "catalogues")){
let data22 = data.catalogues;
const _errs48 = errors;
if(errors === _errs48){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key17 of Object.keys(data22)){
const _errs50 = errors;
if(!(validate41(key17, {instancePath:instancePath+"/catalogues",parentData:data22,parentDataProperty:"catalogues",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid17 = _errs50 === errors;
if(!valid17){
const err8 = {instancePath:instancePath+"/catalogues",schemaPath:"#/properties/catalogues/propertyNames",keyword:"propertyNames",params:{propertyName: key17}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid17){
for(const key18 of Object.keys(data22)){
const _errs52 = errors;
if(!(validate261(data22[key18], {instancePath:instancePath+"/catalogues/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data22,parentDataProperty:key18,rootData}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
var valid18 = _errs52 === errors;
if(!valid18){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/catalogues",schemaPath:"#/properties/catalogues/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routes !== undefined && func0.call(data, "routes")){
let data24 = data.routes;
const _errs53 = errors;
if(errors === _errs53){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key19 of Object.keys(data24)){
const _errs55 = errors;
if(!(validate41(key19, {instancePath:instancePath+"/routes",parentData:data24,parentDataProperty:"routes",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid19 = _errs55 === errors;
if(!valid19){
const err9 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/propertyNames",keyword:"propertyNames",params:{propertyName: key19}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid19){
for(const key20 of Object.keys(data24)){
const _errs57 = errors;
if(!(validate274(data24[key20], {instancePath:instancePath+"/routes/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data24,parentDataProperty:key20,rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
var valid20 = _errs57 === errors;
if(!valid20){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mounts !== undefined && func0.call(data, "mounts")){
let data26 = data.mounts;
const _errs58 = errors;
if(errors === _errs58){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key21 of Object.keys(data26)){
const _errs60 = errors;
if(!(validate41(key21, {instancePath:instancePath+"/mounts",parentData:data26,parentDataProperty:"mounts",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid21 = _errs60 === errors;
if(!valid21){
const err10 = {instancePath:instancePath+"/mounts",schemaPath:"#/properties/mounts/propertyNames",keyword:"propertyNames",params:{propertyName: key21}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate21.errors = vErrors;
return false;
break;
}
}
if(valid21){
for(const key22 of Object.keys(data26)){
const _errs62 = errors;
if(!(validate362(data26[key22], {instancePath:instancePath+"/mounts/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data26,parentDataProperty:key22,rootData}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
var valid22 = _errs62 === errors;
if(!valid22){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/mounts",schemaPath:"#/properties/mounts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
