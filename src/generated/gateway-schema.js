/** Generated: whether a document fits schemas/gateway.schema.json. Run `npm run generate` and do not edit. */
var Er=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(r){throw i=0,r}};var Sr=Er(Ir=>{"use strict";Object.defineProperty(Ir,"__esModule",{value:!0});function Br(e){let i=e.length,r=0,s=0,f;for(;s<i;)r++,f=e.charCodeAt(s++),f>=55296&&
f<=56319&&s<i&&(f=e.charCodeAt(s),(f&64512)===56320&&s++);return r}Ir.default=Br;Br.code='require("ajv/dist/runtime/ucs2length").default'});var Cr=Er((Ii,Mr)=>{"use strict";Mr.exports=function e(i,r){if(i===r)return!0;if(i&&r&&typeof i=="object"&&typeof r=="object"){if(i.constructor!==r.constructor)
return!1;var s,f,n;if(Array.isArray(i)){if(s=i.length,s!=r.length)return!1;for(f=s;f--!==0;)if(!e(i[f],r[f]))return!1;return!0}if(i.constructor===RegExp)return i.
source===r.source&&i.flags===r.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===r.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===r.toString();if(n=Object.keys(i),s=n.length,s!==Object.keys(r).length)return!1;for(f=s;f--!==0;)if(!Object.prototype.hasOwnProperty.call(r,n[f]))return!1;
for(f=s;f--!==0;){var t=n[f];if(!e(i[t],r[t]))return!1}return!0}return i!==i&&r!==r}});var Dr=Er(zr=>{"use strict";Object.defineProperty(zr,"__esModule",{value:!0});var Gr=Cr();Gr.code='require("ajv/dist/runtime/equal").default';zr.default=Gr});function ne(e,i){let r=Object.keys(i),s=new Map(Object.entries(e)),f=m=>s.get(m)?.with??[],n=r.filter(m=>s.has(m)),t=n.filter(m=>!n.some(p=>f(p).includes(m))),[
l,u]=t;if(l===void 0)return[{problem:"none",keys:[...s.keys()]}];if(u!==void 0)return[{problem:"many",keys:t}];let v=new Set([...s].flatMap(([m])=>[m,...f(m)])),
d=new Set([l,...f(l)]),c=r.filter(m=>v.has(m)&&!d.has(m)),y=(s.get(l)?.required??[]).filter(m=>!r.includes(m));return[...c.map(m=>({problem:"stray",key:m,beside:l,
belongs:[...s.keys()].filter(p=>f(p).includes(m))})),...y.map(m=>({problem:"lacking",key:m,beside:l}))]}function Kr(e,i){return Object.entries(e).flatMap(([r,s])=>Object.
hasOwn(i,r)?s.filter(f=>Object.hasOwn(i,f)).map(f=>({problem:"stray",key:f,beside:r,belongs:[]})):[])}var Li=O,si={$schema:"http://json-schema.org/draft-07/schema#",type:"object",additionalProperties:!1,required:["version","store","currency","upstreams","envelop\
es","interfaces","routes"],properties:{version:{const:1},server:{$ref:"#/definitions/server"},store:{$ref:"#/definitions/store"},settle:{$ref:"#/definitions/set\
tle"},media:{$ref:"#/definitions/media_reading"},currency:{$ref:"#/definitions/currency"},limits:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/limit"}},upstreams:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/upstream"}},prices:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/price"}},models:{type:"object",propertyNames:{$ref:"#/definitions/mo\
del_id"},additionalProperties:{$ref:"#/definitions/model"}},envelopes:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/def\
initions/envelope"}},interfaces:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/interface"}},billing:{type:"o\
bject",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/billing_rule"}},tasks:{type:"object",propertyNames:{$ref:"#/definitio\
ns/name"},additionalProperties:{$ref:"#/definitions/task_kind"}},fills:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/de\
finitions/fill"}},catalogues:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/catalogue"}},routes:{type:"objec\
t",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/route"}},mounts:{type:"object",propertyNames:{$ref:"#/definitions/name"},
additionalProperties:{$ref:"#/definitions/mount"}}},definitions:{name:{type:"string",pattern:"^[a-z][a-z0-9_]*$"},model_id:{type:"string",pattern:"^[A-Za-z0-9][\
A-Za-z0-9._/:@-]*$"},duration:{type:"string",pattern:"^[1-9][0-9]{0,11}(ms|s|m|h|d)$"},size:{type:"string",pattern:"^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$"},amount:{
type:"string",pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"},pointer:{type:"string",pattern:"^(/([^~/]|~0|~1)*)+$"},header_name:{type:"string",pattern:"^[a-z0\
-9!#$%&'*+.^_`|~-]+$"},query_name:{type:"string",pattern:"^[^\\s&=#?/]+$"},env_name:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},path_template:{type:"stri\
ng",pattern:"^/[^\\s?#]*$"},prefix:{type:"string",pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$"},prefixes:{type:["string","array"],pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$",items:{
$ref:"#/definitions/prefix"},minItems:1,uniqueItems:!0},match:{type:"string",pattern:"^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$"},schema_file:{type:"string",pattern:"\
\\.json$"},address:{type:"string",pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|65\
53[0-5])$"},listen_address:{type:["string","object"],pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{\
2}|655[0-2][0-9]|6553[0-5])$",additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{$ref:"#/definitions/address"}}},
file_path:{type:"string",minLength:1},secret:{type:"object",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},file:{$ref:"#/definitions/fi\
le_path"}},"x-variants":{env:{},file:{}}},upstream_url:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,properties:{
env:{$ref:"#/definitions/env_name"},default:{type:"string",pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{
with:["default"]},file:{}}},store_url:{type:["string","object"],pattern:"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$",additionalProperties:!1,properties:{
env:{$ref:"#/definitions/env_name"},default:{type:"string",pattern:"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$"},file:{$ref:"#/definitions/file_path"}},
"x-variants":{env:{with:["default"]},file:{}}},expression:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",minLength:1}}},
unit:{type:"string",enum:["second","million_tokens"]},json:{},tree:{},server:{type:"object",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/list\
en_address"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"#/d\
efinitions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},envelope:{$ref:"#/definitions/name"},request_id:{$ref:"#/definitions/header_name"},tracing:{
$ref:"#/definitions/server_tracing"}}},server_tracing:{type:"object",additionalProperties:!1,required:["endpoint"],properties:{endpoint:{$ref:"#/definitions/tra\
cing_endpoint"},sample:{$ref:"#/definitions/part"}}},tracing_endpoint:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,
properties:{env:{$ref:"#/definitions/env_name"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{},file:{}}},part:{type:"number",minimum:0,maximum:1},server_timeout:{
type:"object",additionalProperties:!1,properties:{headers:{$ref:"#/definitions/duration"},body:{$ref:"#/definitions/duration"},request:{$ref:"#/definitions/dura\
tion"}}},server_bodies:{type:"object",additionalProperties:!1,properties:{nodes:{type:"integer",minimum:1,maximum:1e7},kept:{$ref:"#/definitions/size"},kept_per_account:{
$ref:"#/definitions/size"}}},server_drain:{type:"object",additionalProperties:!1,properties:{lame_duck:{$ref:"#/definitions/duration"},limit:{$ref:"#/definition\
s/duration"}}},store:{type:"object",additionalProperties:!1,required:["url"],properties:{url:{$ref:"#/definitions/store_url"}}},settle:{type:"object",additionalProperties:!1,
properties:{first:{$ref:"#/definitions/duration"},longest:{$ref:"#/definitions/duration"},concurrency:{type:"integer",minimum:1,maximum:1024},claim:{$ref:"#/def\
initions/duration"},lease:{$ref:"#/definitions/duration"}}},media_reading:{type:"object",additionalProperties:!1,properties:{timeout:{$ref:"#/definitions/durati\
on"},limit:{$ref:"#/definitions/size"},tolerance:{$ref:"#/definitions/duration"},shortest:{$ref:"#/definitions/duration"},allow_private:{$ref:"#/definitions/swi\
tch"}}},switch:{type:["boolean","object"],additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",enum:[
"0","1","false","true"]}}},currency:{type:"object",additionalProperties:!1,required:["code"],properties:{code:{type:"string",pattern:"^[A-Z]{3}$"},overdraft:{$ref:"\
#/definitions/amount"},time_zone:{type:"string",minLength:1},low_wallet:{$ref:"#/definitions/amount"}}},upstream:{type:"object",additionalProperties:!1,properties:{
url:{$ref:"#/definitions/upstream_url"},targets:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitio\
ns/upstream_target"}},move_on:{type:"array",items:{type:"integer",minimum:400,maximum:599},uniqueItems:!0},health:{$ref:"#/definitions/upstream_health"},optional:{
type:"boolean"},auth:{$ref:"#/definitions/credential"},timeout:{$ref:"#/definitions/upstream_timeout"},credential_refused:{enum:["pass_on","upstream_failed"]}}},
model_upstreams:{type:["string","array"],pattern:"^[a-z][a-z0-9_]*$",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},model_as:{type:["string","obje\
ct"],pattern:"^[!-~]+$",propertyNames:{$ref:"#/definitions/name"},minProperties:1,additionalProperties:{type:"string",pattern:"^[!-~]+$"}},upstream_target:{type:"\
object",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstream_url"},auth:{$ref:"#/definitions/credential"},weight:{type:"integer",minimum:0,maximum:1e3}}},
upstream_health:{type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1,maximum:1e6},ratio:{type:"integer",minimum:1,maximum:100},
requests:{type:"integer",minimum:1,maximum:1e6},window:{$ref:"#/definitions/duration"},open:{$ref:"#/definitions/duration"},slow:{$ref:"#/definitions/duration"},
longest:{$ref:"#/definitions/duration"}}},credential:{type:"object",additionalProperties:!1,required:["header","secret"],properties:{header:{$ref:"#/definitions\
/header_name"},scheme:{$ref:"#/definitions/scheme"},secret:{$ref:"#/definitions/secret"}}},scheme:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9-]*$"},upstream_timeout:{
type:"object",additionalProperties:!1,properties:{connect:{$ref:"#/definitions/duration"},headers:{$ref:"#/definitions/duration"},idle:{$ref:"#/definitions/dura\
tion"}}},price:{type:"object",additionalProperties:!1,required:["unit","by","table"],properties:{unit:{$ref:"#/definitions/unit"},by:{type:"array",items:{$ref:"\
#/definitions/name"},uniqueItems:!0},table:{$ref:"#/definitions/price_table"}}},price_table:{type:["string","object"],pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9}\
)?$",minProperties:1,additionalProperties:{$ref:"#/definitions/price_table"}},model:{type:"object",additionalProperties:!1,required:["type","upstream"],properties:{
type:{$ref:"#/definitions/name"},upstream:{$ref:"#/definitions/model_upstreams"},as:{$ref:"#/definitions/model_as"},price:{$ref:"#/definitions/name"},defaults:{
type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},limits:{type:"object",propertyNames:{$ref:"#/\
definitions/name"},additionalProperties:{type:"integer",minimum:1,maximum:1e9}},card:{type:"object",additionalProperties:{$ref:"#/definitions/json"}}}},envelope:{
type:"object",additionalProperties:!1,required:["body","names"],properties:{headers:{type:"object",propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{
type:"string"}},body:{$ref:"#/definitions/tree"},stream:{$ref:"#/definitions/stream_error"},names:{$ref:"#/definitions/envelope_names"},statuses:{$ref:"#/defini\
tions/envelope_statuses"}}},stream_error:{type:"object",additionalProperties:!1,properties:{event:{type:"string",pattern:"^[^\\r\\n]+$"},data:{$ref:"#/definitio\
ns/tree"}}},error_words:{type:["string","object"],minLength:1,minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","nu\
ll"]}},envelope_names:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/defi\
nitions/error_words"},body_too_large:{$ref:"#/definitions/error_words"},unauthenticated:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"#/definitio\
ns/error_words"},not_found:{$ref:"#/definitions/error_words"},model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/error_words"},
resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/error_words"},conflict:{
$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_words"},upstream_failed:{$ref:"\
#/definitions/error_words"},upstream_timeout:{$ref:"#/definitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{$ref:"#/definitions/\
error_words"},rate_limited:{$ref:"#/definitions/error_words"},spend_limited:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions/error_words"}}},envelope_statuses:{
type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{$ref:"#/definitions/status"},body_too_large:{
$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions\
/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{
$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/stat\
us"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#\
/definitions/status"},rate_limited:{$ref:"#/definitions/status"},spend_limited:{$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}},status:{type:"\
integer",minimum:400,maximum:599},interface:{type:"object",additionalProperties:!1,required:["prefix","auth","envelope","forward"],properties:{prefix:{$ref:"#/d\
efinitions/prefixes"},auth:{type:"array",items:{$ref:"#/definitions/auth"},minItems:1},envelope:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/interfa\
ce_forward"},idempotency:{$ref:"#/definitions/idempotency"},request_id:{$ref:"#/definitions/header_name"},limit_headers:{type:"object",minProperties:1,propertyNames:{
$ref:"#/definitions/header_name"},additionalProperties:{type:"string",minLength:1}},log_headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,
uniqueItems:!0}}},idempotency:{type:"object",additionalProperties:!1,required:["header"],properties:{header:{$ref:"#/definitions/header_name"},keep:{$ref:"#/def\
initions/duration"}}},interface_forward:{type:"object",additionalProperties:!1,required:["headers","query"],properties:{headers:{type:"array",items:{$ref:"#/def\
initions/header_name"},uniqueItems:!0},query:{type:"array",items:{$ref:"#/definitions/query_name"},uniqueItems:!0}}},auth:{type:"object",additionalProperties:!1,
properties:{header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},query:{$ref:"#/definitions/query_name"}},"x-variants":{header:{with:[
"scheme"]},query:{}}},billing_rule:{type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"o\
bject",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{
$ref:"#/definitions/without_usage"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},tokens:{type:"array",items:{$ref:"#/definitions\
/name"},minItems:1,uniqueItems:!0},cap:{$ref:"#/definitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{with:["charge","without_usage","final","failed","\
tokens","cap"],required:["charge","without_usage"]}},if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definitions/class_units"}}},else:{properties:{hold:{
$ref:"#/definitions/task_hold"}}}},task_hold:{allOf:[{$ref:"#/definitions/expression"}],not:{type:"object",minProperties:1,additionalProperties:{type:"object"}}},
class_units:{type:"object",not:{required:["cel"],properties:{cel:{type:"string"}}},minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/expression"}},without_usage:{type:["string","object"],pattern:"^(hold|free)$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/expression"}},cap:{type:"number",minimum:1,maximum:1e6},pointers:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/defi\
nitions/pointer"},minItems:1,uniqueItems:!0},count:{type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,
uniqueItems:!0,additionalProperties:!1,required:["sum","at"],properties:{sum:{$ref:"#/definitions/pointers"},at:{$ref:"#/definitions/pointer"},where:{$ref:"#/de\
finitions/count_where"}}},count_where:{type:"object",additionalProperties:!1,required:["at","in"],properties:{at:{$ref:"#/definitions/pointer"},in:{type:"array",
items:{type:"string"},minItems:1,uniqueItems:!0}}},actual:{type:"object",additionalProperties:!1,required:["otherwise"],properties:{at:{$ref:"#/definitions/poin\
ter"},otherwise:{$ref:"#/definitions/expression"}}},fact:{type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/places"},flag:{$ref:"#/defin\
itions/flag"},cel:{type:"string",minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{
$ref:"#/definitions/counted"},header:{$ref:"#/definitions/header_name"},assume:{$ref:"#/definitions/duration"},type:{type:"string",enum:["string","int","bool"]},
enum:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/d\
efinitions/fact_default"}},"x-variants":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{
with:["assume"]},limit:{},fits:{},count:{},header:{with:["type","enum","values","default"],required:["type"]}}},places:{type:["string","array"],pattern:"^(/([^~\
/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},counted:{type:"object",additionalProperties:!1,required:["each"],properties:{each:{
$ref:"#/definitions/places"},where:{$ref:"#/definitions/matcher"},unless:{$ref:"#/definitions/matcher"},add:{$ref:"#/definitions/pointer"},default:{type:"intege\
r",minimum:1,maximum:1e6},less:{$ref:"#/definitions/pointer"}},dependencies:{default:["add"]}},matcher:{type:"object",minProperties:1,propertyNames:{$ref:"#/def\
initions/pointer"},additionalProperties:{type:"array",items:{type:["string","null"]},minItems:1,uniqueItems:!0}},fact_values:{type:["integer","object"],additionalProperties:!1,
required:["from","to"],properties:{from:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},to:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991}}},
fact_default:{type:["string","integer","boolean","object"],additionalProperties:!1,minProperties:1,properties:{model:{$ref:"#/definitions/name"},limit:{$ref:"#/\
definitions/name"}}},flag:{type:"object",additionalProperties:!1,required:["names","in"],properties:{names:{type:"array",items:{type:"string",pattern:"^[A-Za-z]\
[A-Za-z0-9_-]*$"},minItems:1,uniqueItems:!0},in:{$ref:"#/definitions/pointer"}}},media:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{
type:"string",minLength:1}}},task_kind:{type:"object",additionalProperties:!1,required:["id","status","deadline"],properties:{id:{$ref:"#/definitions/pointer"},
query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},status:{$ref:"#/definitions/task_status"},deadline:{$ref:"#/definitions/duration"},unknown_outcome:{
$ref:"#/definitions/task_unknown_outcome"},nothing_made:{type:"array",items:{$ref:"#/definitions/task_nothing_made"},minItems:1}}},task_nothing_made:{type:"obje\
ct",additionalProperties:!1,required:["status"],dependencies:{at:["in"],in:["at"]},properties:{status:{type:"array",items:{type:["integer","string"],minimum:400,
maximum:599,pattern:"^4xx$"},minItems:1,uniqueItems:!0},at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0}}},
task_unknown_outcome:{type:"object",additionalProperties:!1,properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{
type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"\
#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{
with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}}},unknown_page:{type:"\
object",additionalProperties:!1,required:["number","size","items"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},items:{
type:"integer",minimum:1,maximum:1e4},most:{type:"integer",minimum:1,maximum:1e3}}},task_status:{type:"object",additionalProperties:!1,required:["at","running",
"succeeded","failed"],properties:{at:{$ref:"#/definitions/pointer"},running:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},succeeded:{
type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},failed:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0}}},fill:{
type:"object",additionalProperties:!1,properties:{defaults:{type:"object",additionalProperties:{$ref:"#/definitions/json"}},set:{type:"object",propertyNames:{$ref:"\
#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"},minProperties:1},hide:{$ref:"#/definitions/hidden_events"},items:{type:"array",items:{$ref:"\
#/definitions/fill_item"}}},minProperties:1,dependencies:{hide:["set"]}},hidden_events:{type:"object",additionalProperties:!1,required:["has"],properties:{has:{
$ref:"#/definitions/pointer"},empty:{$ref:"#/definitions/pointer"}}},fill_item:{type:"object",additionalProperties:!1,required:["in","member","from","values"],properties:{
in:{$ref:"#/definitions/pointer"},member:{type:"string",minLength:1},from:{type:"string",minLength:1},values:{type:"object",minProperties:1,additionalProperties:{
$ref:"#/definitions/json"}}}},catalogue:{type:"object",additionalProperties:!1,required:["type","page","item","list"],properties:{type:{$ref:"#/definitions/name"},
page:{$ref:"#/definitions/catalogue_page"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1},item:{$ref:"#/definitions/tree"},list:{$ref:"#/d\
efinitions/tree"}}},catalogue_page:{type:"object",additionalProperties:!1,required:["size","default","max"],properties:{size:{$ref:"#/definitions/query_name"},token:{
$ref:"#/definitions/query_name"},after:{$ref:"#/definitions/query_name"},before:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},
max:{type:"integer",minimum:1,maximum:1e5}},"x-variants":{token:{},after:{with:["before"]}}},route:{type:"object",additionalProperties:!1,required:["match"],properties:{
interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{
$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions\
/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/remov\
ed_resource"}},resources:{$ref:"#/definitions/resource_list"},account:{$ref:"#/definitions/account_view"},facts:{type:"object",propertyNames:{$ref:"#/definition\
s/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions\
/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/\
name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},examples:{type:"array",
items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["billing"]},"x-variants":{model:{with:["body_limit","requires_owner","creates_resource","remo\
ves_resource","facts","branches","shorthand","body","fill","forward","billing","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner",
"creates_resource","removes_resource","body","fill","forward","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},
task:{},account:{}},"x-excludes":{branches:["shorthand","body","fill","forward","billing","creates_task"]}},drain_limits:{type:"object",additionalProperties:!1,
properties:{time:{$ref:"#/definitions/duration"},bytes:{$ref:"#/definitions/size"}}},mount:{type:"object",additionalProperties:!1,required:["prefix","upstream"],
properties:{prefix:{$ref:"#/definitions/prefix"},upstream:{$ref:"#/definitions/name"},interface:{$ref:"#/definitions/name"}}},model_rule:{type:"object",additionalProperties:!1,
properties:{at:{$ref:"#/definitions/pointer"},param:{$ref:"#/definitions/name"},type:{$ref:"#/definitions/name"},prefix:{type:"array",items:{$ref:"#/definitions\
/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/definitions/unit"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-\
variants":{at:{},param:{}}},required_owner:{type:"object",additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"\
#/definitions/pointer"},param:{$ref:"#/definitions/name"},uri:{type:"string",pattern:"^[a-z][a-z0-9+.-]*://$"}},"x-variants":{at:{},param:{},uri:{}}},created_resource:{
type:"object",additionalProperties:!1,required:["resource","id"],properties:{resource:{$ref:"#/definitions/name"},id:{type:"array",items:{$ref:"#/definitions/po\
inter"},minItems:1,uniqueItems:!0}}},removed_resource:{type:"object",additionalProperties:!1,required:["resource","param"],properties:{resource:{$ref:"#/definit\
ions/name"},param:{$ref:"#/definitions/name"}}},rate:{type:"string",pattern:"^[1-9][0-9]{0,11}/min$"},limit:{type:"object",additionalProperties:!1,required:["by"],
properties:{by:{type:"array",items:{enum:["key","account","model"]},minItems:1,uniqueItems:!0},models:{type:"array",items:{type:"string",minLength:1},minItems:1,
uniqueItems:!0},requests:{$ref:"#/definitions/rate"},tokens:{$ref:"#/definitions/rate"},concurrent_requests:{type:"integer",minimum:1,maximum:1e6},concurrent_tasks:{
type:"integer",minimum:1,maximum:1e6},spend_per_day:{$ref:"#/definitions/amount"},spend_per_month:{$ref:"#/definitions/amount"}}},account_view:{type:"object",additionalProperties:!1,
required:["show","answer"],properties:{show:{enum:["balance","usage","limits"]},item:{$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"\
#/definitions/task_page"},range:{$ref:"#/definitions/day_range"}}},day_range:{type:"object",additionalProperties:!1,required:["from","to"],properties:{from:{$ref:"\
#/definitions/query_name"},to:{$ref:"#/definitions/query_name"}}},resource_list:{type:"object",additionalProperties:!1,required:["list","query","record","item",
"answer","page"],properties:{list:{$ref:"#/definitions/name"},query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},record:{$ref:"#/definitions/poin\
ter"},item:{$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"}}},branch:{type:"object",additionalProperties:!1,
required:["name"],properties:{name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/when"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definit\
ions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/defin\
itions/name"}},dependencies:{creates_task:["billing"]}},when:{type:"object",additionalProperties:!1,properties:{prefix:{type:"array",items:{$ref:"#/definitions/\
model_id"},minItems:1,uniqueItems:!0},cel:{type:"string",minLength:1},unit:{$ref:"#/definitions/unit"}},minProperties:1},shorthand:{type:"object",additionalProperties:!1,
required:["prompt","images","into","roles"],properties:{prompt:{type:"string",minLength:1},images:{type:"string",minLength:1},into:{type:"string",minLength:1},roles:{
type:"array",items:{type:"string",minLength:1},minItems:1}}},route_forward:{type:"object",additionalProperties:!1,properties:{only:{type:"array",items:{type:"st\
ring",minLength:1},minItems:1,uniqueItems:!0},path:{$ref:"#/definitions/path_template"}},minProperties:1},task_action:{type:"object",additionalProperties:!1,required:[
"kinds"],properties:{poll:{$ref:"#/definitions/name"},cancel:{$ref:"#/definitions/name"},list:{$ref:"#/definitions/tree"},kinds:{type:"array",items:{$ref:"#/def\
initions/name"},minItems:1,uniqueItems:!0},item:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},filters:{$ref:"#/definitions/task_filters"}},"\
x-variants":{poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}}},task_page:{type:"object",additionalProperties:!1,required:["numb\
er","size","default","max"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},
max:{type:"integer",minimum:1,maximum:1e5}}},task_filters:{type:"object",additionalProperties:!1,properties:{status:{$ref:"#/definitions/query_name"},model:{$ref:"\
#/definitions/query_name"},id:{$ref:"#/definitions/query_name"}}},example:{type:"object",additionalProperties:!1,required:["name","expect"],properties:{name:{type:"\
string",minLength:1},body:{$ref:"#/definitions/json"},headers:{type:"object",propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},
params:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string"}},expect:{$ref:"#/definitions/expect"}}},expect:{type:"objec\
t",additionalProperties:!1,properties:{branch:{$ref:"#/definitions/name"},hold:{$ref:"#/definitions/amount"},error:{type:"string",enum:["invalid_request","unsup\
ported_media_type","body_too_large","unauthenticated","insufficient_funds","model_not_found","task_not_found","resource_not_found","route_not_found","method_not\
_allowed","conflict","idempotency_mismatch","request_timeout","upstream_failed","upstream_timeout","upstream_off","overloaded","rate_limited","spend_limited","i\
nternal"]}},minProperties:1}}},o=Object.prototype.hasOwnProperty,ni={type:"object",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/listen_addres\
s"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"#/definition\
s/server_timeout"},drain:{$ref:"#/definitions/server_drain"},envelope:{$ref:"#/definitions/name"},request_id:{$ref:"#/definitions/header_name"},tracing:{$ref:"#\
/definitions/server_tracing"}}};var Ur=new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","u");var ti=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u");function K(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ti.test(e))return K.errors=[0],!1}else return K.
errors=[0],!1;return K.errors=i,r===0}function _r(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ur.test(e))return _r.errors=[0],!1}else return _r.errors=[0],!1;return _r.errors=i,r===0}function we(e){
let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return we.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ur.test(e))return we.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.env===void 0||!o.call(e,"env"))&&(f="env"))return we.errors=[0],!1;{let n=r;for(let t of Object.
keys(e))if(!(t==="env"||t==="default")){return we.errors=[0],!1;break}if(n===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;K(e.env,0)||(i=i===null?K.errors:i.concat(
K.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let t=r;_r(e.default,0)||(i=i===null?_r.errors:i.concat(_r.errors),
r=i.length);var s=t===r}else var s=!0}}}}return we.errors=i,r===0}var oi=new RegExp("^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$","u");function Z(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!oi.test(e))return Z.errors=[0],!1}else
return Z.errors=[0],!1;return Z.errors=i,r===0}function Re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="nodes"||n==="kept"||n==="kept_\
per_account")){return Re.errors=[0],!1;break}if(f===r){if(e.nodes!==void 0&&o.call(e,"nodes")){let n=e.nodes,t=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return Re.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1e7||isNaN(n))return Re.errors=[0],!1;if(n<1||isNaN(n))return Re.errors=[0],!1}var s=t===
r}else var s=!0;if(s){if(e.kept!==void 0&&o.call(e,"kept")){let n=r;Z(e.kept,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=n===r}else var s=!0;if(s)
if(e.kept_per_account!==void 0&&o.call(e,"kept_per_account")){let n=r;Z(e.kept_per_account,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=n===r}else
var s=!0}}}else return Re.errors=[0],!1;return Re.errors=i,r===0}var li=new RegExp("^[1-9][0-9]{0,11}(ms|s|m|h|d)$","u");function b(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!li.test(e))return b.errors=[0],!1}else return b.
errors=[0],!1;return b.errors=i,r===0}function hr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"headers"||n==="body"||n==="request")){return hr.errors=[0],!1;break}if(f===r){if(e.headers!==void 0&&o.call(e,"headers")){let n=r;b(e.headers,0)||(i=i===null?b.
errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let n=r;b(e.body,0)||(i=i===null?b.errors:i.concat(b.
errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.request!==void 0&&o.call(e,"request")){let n=r;b(e.request,0)||(i=i===null?b.errors:i.concat(b.errors),r=
i.length);var s=n===r}else var s=!0}}}else return hr.errors=[0],!1;return hr.errors=i,r===0}function gr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="lame_duck"||n==="limit")){return gr.
errors=[0],!1;break}if(f===r){if(e.lame_duck!==void 0&&o.call(e,"lame_duck")){let n=r;b(e.lame_duck,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let n=r;b(e.limit,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}else
return gr.errors=[0],!1;return gr.errors=i,r===0}var Wr=new RegExp("^[a-z][a-z0-9_]*$","u");function a(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Wr.test(e))return a.errors=[0],!1}else return a.errors=
[0],!1;return a.errors=i,r===0}var fi=new RegExp("^[a-z0-9!#$%&'*+.^_`|~-]+$","u");function P(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!fi.test(e))return P.errors=[0],!1}else return P.
errors=[0],!1;return P.errors=i,r===0}var Lr=new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","u");var T=Sr().default;function ie(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(T(e)<1)return ie.errors=[0],!1}else return ie.errors=[0],!1;return ie.errors=
i,r===0}function We(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return We.errors=[0],!1;if(r===0){if(typeof e=="string"&&
!Lr.test(e))return We.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="file")){return We.
errors=[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;K(e.env,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.file!==void 0&&o.call(e,"file")){let n=r;ie(e.file,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=n===r}else var s=!0;if(s&&ne({env:{},
file:{}},e).length!==0)return We.errors=[0],!1}}}}return We.errors=i,r===0}function nr(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1||isNaN(e))return nr.errors=[0],!1;if(e<0||isNaN(e))return nr.errors=[0],!1}else
return nr.errors=[0],!1;return nr.errors=i,r===0}function tr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.endpoint===void 0||
!o.call(e,"endpoint"))&&(f="endpoint"))return tr.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="endpoint"||t==="sample")){return tr.errors=[0],!1;
break}if(n===r){if(e.endpoint!==void 0&&o.call(e,"endpoint")){let t=r;We(e.endpoint,0)||(i=i===null?We.errors:i.concat(We.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.sample!==void 0&&o.call(e,"sample")){let t=r;nr(e.sample,0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);var s=t===r}else var s=!0}}}else return tr.
errors=[0],!1;return tr.errors=i,r===0}function br(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!o.
call(ni.properties,n)){return br.errors=[0],!1;break}if(f===r){if(e.listen!==void 0&&o.call(e,"listen")){let n=r;we(e.listen,0)||(i=i===null?we.errors:i.concat(
we.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.metrics!==void 0&&o.call(e,"metrics")){let n=r;we(e.metrics,0)||(i=i===null?we.errors:i.concat(we.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_limit")){let n=r;Z(e.body_limit,0)||(i=i===null?Z.errors:i.concat(Z.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.bodies!==void 0&&o.call(e,"bodies")){let n=r;Re(e.bodies,0)||(i=i===null?Re.errors:i.concat(Re.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;hr(e.timeout,0)||(i=i===null?hr.errors:i.concat(hr.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let n=r;gr(e.drain,0)||(i=i===null?gr.errors:i.concat(gr.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let n=r;a(e.envelope,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.request_id!==void 0&&o.call(e,"request_id")){let n=r;P(e.request_id,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s)
if(e.tracing!==void 0&&o.call(e,"tracing")){let n=r;tr(e.tracing,0)||(i=i===null?tr.errors:i.concat(tr.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}}}else
return br.errors=[0],!1;return br.errors=i,r===0}var Vr=new RegExp("^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","u");function xe(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return xe.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Vr.test(e))return xe.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;
for(let n of Object.keys(e))if(!(n==="env"||n==="default"||n==="file")){return xe.errors=[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;K(e.
env,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,t=r;if(r===
t)if(typeof n=="string"){if(!Vr.test(n))return xe.errors=[0],!1}else return xe.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){
let n=r;ie(e.file,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=n===r}else var s=!0;if(s&&ne({env:{with:["default"]},file:{}},e).length!==0)return xe.
errors=[0],!1}}}}}return xe.errors=i,r===0}function or(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.url===void 0||!o.call(
e,"url"))&&(s="url"))return or.errors=[0],!1;{let f=r;for(let n of Object.keys(e))if(n!=="url"){return or.errors=[0],!1;break}f===r&&e.url!==void 0&&o.call(e,"u\
rl")&&(xe(e.url,0)||(i=i===null?xe.errors:i.concat(xe.errors),r=i.length))}}else return or.errors=[0],!1;return or.errors=i,r===0}function Ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="first"||n==="longest"||n==="co\
ncurrency"||n==="claim"||n==="lease")){return Ze.errors=[0],!1;break}if(f===r){if(e.first!==void 0&&o.call(e,"first")){let n=r;b(e.first,0)||(i=i===null?b.errors:
i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let n=r;b(e.longest,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.concurrency!==void 0&&o.call(e,"concurrency")){let n=e.concurrency,t=r;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return Ze.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1024||isNaN(n))return Ze.errors=[0],!1;if(n<1||isNaN(n))return Ze.
errors=[0],!1}var s=t===r}else var s=!0;if(s){if(e.claim!==void 0&&o.call(e,"claim")){let n=r;b(e.claim,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.lease!==void 0&&o.call(e,"lease")){let n=r;b(e.lease,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else
var s=!0}}}}}else return Ze.errors=[0],!1;return Ze.errors=i,r===0}function Te(e){let i=null,r=0;if(typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Te.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.
isArray(e)){let f;if((e.env===void 0||!o.call(e,"env"))&&(f="env"))return Te.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default")){
return Te.errors=[0],!1;break}if(n===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;K(e.env,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;if(typeof t!="string")return Te.errors=[0],!1;if(!(t==="0"||t==="1"||t==="false"||
t==="true"))return Te.errors=[0],!1;var s=l===r}else var s=!0}}}return Te.errors=i,r===0}function $r(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="timeout"||n==="limit"||n==="tolerance"||n==="shortest"||n==="allow_private")){return $r.errors=[0],!1;
break}if(f===r){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;b(e.timeout,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.limit!==void 0&&o.call(e,"limit")){let n=r;Z(e.limit,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.tolerance!==
void 0&&o.call(e,"tolerance")){let n=r;b(e.tolerance,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.shortest!==void 0&&
o.call(e,"shortest")){let n=r;b(e.shortest,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.allow_private!==void 0&&o.
call(e,"allow_private")){let n=r;Te(e.allow_private,0)||(i=i===null?Te.errors:i.concat(Te.errors),r=i.length);var s=n===r}else var s=!0}}}}}else return $r.errors=
[0],!1;return $r.errors=i,r===0}var ui=new RegExp("^[A-Z]{3}$","u");var Yr=new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","u");function D(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Yr.test(e))return D.errors=[0],!1}else
return D.errors=[0],!1;return D.errors=i,r===0}function ge(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.code===void 0||!o.
call(e,"code"))&&(f="code"))return ge.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="code"||t==="overdraft"||t==="time_zone"||t==="low_wallet")){return ge.
errors=[0],!1;break}if(n===r){if(e.code!==void 0&&o.call(e,"code")){let t=e.code,l=r;if(r===l)if(typeof t=="string"){if(!ui.test(t))return ge.errors=[0],!1}else
return ge.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.overdraft!==void 0&&o.call(e,"overdraft")){let t=r;D(e.overdraft,0)||(i=i===null?D.errors:i.concat(
D.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.time_zone!==void 0&&o.call(e,"time_zone")){let t=e.time_zone,l=r;if(r===l)if(typeof t=="string"){if(T(
t)<1)return ge.errors=[0],!1}else return ge.errors=[0],!1;var s=l===r}else var s=!0;if(s)if(e.low_wallet!==void 0&&o.call(e,"low_wallet")){let t=r;D(e.low_wallet,
0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var s=t===r}else var s=!0}}}}}else return ge.errors=[0],!1;return ge.errors=i,r===0}var Q=Dr().default;var ci=new RegExp("^[1-9][0-9]{0,11}/min$","u");function Ke(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ci.test(e))return Ke.errors=[0],!1}else return Ke.
errors=[0],!1;return Ke.errors=i,r===0}function F(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.by===void 0||!o.call(e,"by"))&&
(t="by"))return F.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="by"||u==="models"||u==="requests"||u==="tokens"||u==="concurrent_requests"||u==="\
concurrent_tasks"||u==="spend_per_day"||u==="spend_per_month")){return F.errors=[0],!1;break}if(l===r){if(e.by!==void 0&&o.call(e,"by")){let u=e.by,v=r;if(r===v)
if(Array.isArray(u)){if(u.length<1)return F.errors=[0],!1;{var s=!0;let d=u.length;for(let c=0;c<d;c++){let y=u[c],m=r;if(!(y==="key"||y==="account"||y==="model"))
return F.errors=[0],!1;var s=m===r;if(!s)break}if(s){let c=u.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(Q(u[c],u[y])){return F.errors=[0],!1;break e}}}}}else return F.
errors=[0],!1;var f=v===r}else var f=!0;if(f){if(e.models!==void 0&&o.call(e,"models")){let u=e.models,v=r;if(r===v)if(Array.isArray(u)){if(u.length<1)return F.
errors=[0],!1;{var n=!0;let c=u.length;for(let y=0;y<c;y++){let m=u[y],p=r;if(r===p)if(typeof m=="string"){if(T(m)<1)return F.errors=[0],!1}else return F.errors=
[0],!1;var n=p===r;if(!n)break}if(n){let y=u.length,m;if(y>1){let p={};for(;y--;){let _=u[y];if(typeof _=="string"){if(typeof p[_]=="number"){return m=p[_],F.errors=
[0],!1;break}p[_]=y}}}}}}else return F.errors=[0],!1;var f=v===r}else var f=!0;if(f){if(e.requests!==void 0&&o.call(e,"requests")){let u=r;Ke(e.requests,0)||(i=
i===null?Ke.errors:i.concat(Ke.errors),r=i.length);var f=u===r}else var f=!0;if(f){if(e.tokens!==void 0&&o.call(e,"tokens")){let u=r;Ke(e.tokens,0)||(i=i===null?
Ke.errors:i.concat(Ke.errors),r=i.length);var f=u===r}else var f=!0;if(f){if(e.concurrent_requests!==void 0&&o.call(e,"concurrent_requests")){let u=e.concurrent_requests,
v=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return F.errors=[0],!1;if(r===v&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return F.errors=
[0],!1;if(u<1||isNaN(u))return F.errors=[0],!1}var f=v===r}else var f=!0;if(f){if(e.concurrent_tasks!==void 0&&o.call(e,"concurrent_tasks")){let u=e.concurrent_tasks,
v=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return F.errors=[0],!1;if(r===v&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return F.errors=
[0],!1;if(u<1||isNaN(u))return F.errors=[0],!1}var f=v===r}else var f=!0;if(f){if(e.spend_per_day!==void 0&&o.call(e,"spend_per_day")){let u=r;D(e.spend_per_day,
0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var f=u===r}else var f=!0;if(f)if(e.spend_per_month!==void 0&&o.call(e,"spend_per_month")){let u=r;D(e.spend_per_month,
0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var f=u===r}else var f=!0}}}}}}}}}else return F.errors=[0],!1;return F.errors=i,r===0}function pe(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return pe.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Lr.test(
e))return pe.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="default"||n==="file")){return pe.
errors=[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;K(e.env,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,t=r;if(r===t)if(typeof n=="string"){if(!Lr.test(n))return pe.errors=[0],!1}else return pe.errors=
[0],!1;var s=t===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let n=r;ie(e.file,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=n===
r}else var s=!0;if(s&&ne({env:{with:["default"]},file:{}},e).length!==0)return pe.errors=[0],!1}}}}}return pe.errors=i,r===0}var ai=new RegExp("^[A-Za-z][A-Za-z0-9-]*$","u");function He(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ai.test(e))return He.errors=[0],!1}else return He.
errors=[0],!1;return He.errors=i,r===0}function lr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="file")){return lr.errors=
[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;K(e.env,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.file!==void 0&&o.call(e,"file")){let n=r;ie(e.file,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=n===r}else var s=!0;if(s&&ne({env:{},file:{}},
e).length!==0)return lr.errors=[0],!1}}}else return lr.errors=[0],!1;return lr.errors=i,r===0}function Fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let f;if((e.header===void 0||!o.call(e,"header"))&&(f="header")||(e.secret===void 0||!o.call(e,"secret"))&&(f="secret"))return Fe.errors=[0],!1;{let n=r;
for(let t of Object.keys(e))if(!(t==="header"||t==="scheme"||t==="secret")){return Fe.errors=[0],!1;break}if(n===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;
P(e.header,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let t=r;He(e.scheme,
0)||(i=i===null?He.errors:i.concat(He.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.secret!==void 0&&o.call(e,"secret")){let t=r;lr(e.secret,0)||(i=i===
null?lr.errors:i.concat(lr.errors),r=i.length);var s=t===r}else var s=!0}}}}else return Fe.errors=[0],!1;return Fe.errors=i,r===0}function Be(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="url"||n==="auth"||n==="weight")){return Be.errors=[0],!1;break}
if(f===r){if(e.url!==void 0&&o.call(e,"url")){let n=r;pe(e.url,0)||(i=i===null?pe.errors:i.concat(pe.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.auth!==
void 0&&o.call(e,"auth")){let n=r;Fe(e.auth,0)||(i=i===null?Fe.errors:i.concat(Fe.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.weight!==void 0&&o.call(
e,"weight")){let n=e.weight,t=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Be.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>
1e3||isNaN(n))return Be.errors=[0],!1;if(n<0||isNaN(n))return Be.errors=[0],!1}var s=t===r}else var s=!0}}}else return Be.errors=[0],!1;return Be.errors=i,r===0}function X(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="failures"||n==="ratio"||n==="re\
quests"||n==="window"||n==="open"||n==="slow"||n==="longest")){return X.errors=[0],!1;break}if(f===r){if(e.failures!==void 0&&o.call(e,"failures")){let n=e.failures,
t=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return X.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1e6||isNaN(n))return X.errors=
[0],!1;if(n<1||isNaN(n))return X.errors=[0],!1}var s=t===r}else var s=!0;if(s){if(e.ratio!==void 0&&o.call(e,"ratio")){let n=e.ratio,t=r;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return X.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n))return X.errors=[0],!1;if(n<1||isNaN(n))return X.
errors=[0],!1}var s=t===r}else var s=!0;if(s){if(e.requests!==void 0&&o.call(e,"requests")){let n=e.requests,t=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return X.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1e6||isNaN(n))return X.errors=[0],!1;if(n<1||isNaN(n))return X.errors=[0],!1}var s=t===
r}else var s=!0;if(s){if(e.window!==void 0&&o.call(e,"window")){let n=r;b(e.window,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.open!==void 0&&o.call(e,"open")){let n=r;b(e.open,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.slow!==
void 0&&o.call(e,"slow")){let n=r;b(e.slow,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.longest!==void 0&&o.call(
e,"longest")){let n=r;b(e.longest,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}else return X.errors=[0],!1;return X.errors=
i,r===0}function kr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="connect"||n==="headers"||n==="\
idle")){return kr.errors=[0],!1;break}if(f===r){if(e.connect!==void 0&&o.call(e,"connect")){let n=r;b(e.connect,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let n=r;b(e.headers,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.idle!==void 0&&o.call(e,"idle")){let n=r;b(e.idle,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}}else
return kr.errors=[0],!1;return kr.errors=i,r===0}function W(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l=r;for(let u of Object.
keys(e))if(!(u==="url"||u==="targets"||u==="move_on"||u==="health"||u==="optional"||u==="auth"||u==="timeout"||u==="credential_refused")){return W.errors=[0],!1;
break}if(l===r){if(e.url!==void 0&&o.call(e,"url")){let u=r;pe(e.url,0)||(i=i===null?pe.errors:i.concat(pe.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.
targets!==void 0&&o.call(e,"targets")){let u=e.targets,v=r;if(r===v)if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1)return W.errors=[0],
!1;for(let c of Object.keys(u)){let y=r;a(c,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=y===r;if(!f){return i===null?i=[0]:i.push(0),r++,W.errors=
i,!1;break}}if(f)for(let c of Object.keys(u)){let y=r;Be(u[c],0)||(i=i===null?Be.errors:i.concat(Be.errors),r=i.length);var n=y===r;if(!n)break}}else return W.errors=
[0],!1;var s=v===r}else var s=!0;if(s){if(e.move_on!==void 0&&o.call(e,"move_on")){let u=e.move_on,v=r;if(r===v)if(Array.isArray(u)){var t=!0;let c=u.length;for(let y=0;y<
c;y++){let m=u[y],p=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return W.errors=[0],!1;if(r===p&&typeof m=="number"&&isFinite(m)){if(m>599||isNaN(
m))return W.errors=[0],!1;if(m<400||isNaN(m))return W.errors=[0],!1}var t=p===r;if(!t)break}if(t){let y=u.length,m;if(y>1){let p={};for(;y--;){let _=u[y];if(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_)){if(typeof p[_]=="number"){return m=p[_],W.errors=[0],!1;break}p[_]=y}}}}}else return W.errors=[0],!1;var s=v===r}else var s=!0;
if(s){if(e.health!==void 0&&o.call(e,"health")){let u=r;X(e.health,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.
optional!==void 0&&o.call(e,"optional")){let u=r;if(typeof e.optional!="boolean")return W.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(
e,"auth")){let u=r;Fe(e.auth,0)||(i=i===null?Fe.errors:i.concat(Fe.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){
let u=r;kr(e.timeout,0)||(i=i===null?kr.errors:i.concat(kr.errors),r=i.length);var s=u===r}else var s=!0;if(s)if(e.credential_refused!==void 0&&o.call(e,"creden\
tial_refused")){let u=e.credential_refused,v=r;if(!(u==="pass_on"||u==="upstream_failed"))return W.errors=[0],!1;var s=v===r}else var s=!0}}}}}}}}else return W.
errors=[0],!1;return W.errors=i,r===0}function se(e){let i=null,r=0;return typeof e!="string"?(se.errors=[0],!1):e==="second"||e==="million_tokens"?(se.errors=i,r===0):(se.errors=[0],!1)}var Fr={validate:ir};function ir(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ir.errors=[0],!1;if(r===0){if(typeof e==
"string"&&!Yr.test(e))return ir.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ir.errors=[0],!1;for(let f of Object.
keys(e)){let n=r;Fr.validate(e[f],0)||(i=i===null?Fr.validate.errors:i.concat(Fr.validate.errors),r=i.length);var s=n===r;if(!s)break}}}return ir.errors=i,r===0}
function Se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.unit===void 0||!o.call(e,"unit"))&&(n="unit")||(e.by===void 0||!o.
call(e,"by"))&&(n="by")||(e.table===void 0||!o.call(e,"table"))&&(n="table"))return Se.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="unit"||l==="\
by"||l==="table")){return Se.errors=[0],!1;break}if(t===r){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;se(e.unit,0)||(i=i===null?se.errors:i.concat(se.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.by!==void 0&&o.call(e,"by")){let l=e.by,u=r;if(r===u)if(Array.isArray(l)){var f=!0;let d=l.length;for(let c=0;c<
d;c++){let y=r;a(l[c],0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(Q(
l[c],l[y])){return Se.errors=[0],!1;break e}}}}else return Se.errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.table!==void 0&&o.call(e,"table")){let l=r;ir(e.
table,0)||(i=i===null?ir.errors:i.concat(ir.errors),r=i.length);var s=l===r}else var s=!0}}}}else return Se.errors=[0],!1;return Se.errors=i,r===0}var di=new RegExp("^[A-Za-z0-9][A-Za-z0-9._/:@-]*$","u");function ve(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!di.test(e))return ve.errors=[0],!1}else
return ve.errors=[0],!1;return ve.errors=i,r===0}function Ye(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Ye.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Wr.test(e))return Ye.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Ye.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let t=r;a(e[n],0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(Q(e[n],e[t])){return Ye.errors=[0],!1;break e}}}}}}return Ye.
errors=i,r===0}var Hr=new RegExp("^[!-~]+$","u");function Ne(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ne.errors=[0],!1;if(r===
0){if(typeof e=="string"&&!Hr.test(e))return Ne.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ne.errors=[0],
!1;for(let n of Object.keys(e)){let t=r;a(n,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r;if(!s){return i===null?i=[0]:i.push(0),r++,Ne.errors=
i,!1;break}}if(s)for(let n of Object.keys(e)){let t=e[n],l=r;if(r===l)if(typeof t=="string"){if(!Hr.test(t))return Ne.errors=[0],!1}else return Ne.errors=[0],!1;
var f=l===r;if(!f)break}}}return Ne.errors=i,r===0}function J(e){return J.errors=null,!0}function Y(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let v;if((e.type===void 0||!o.call(e,"t\
ype"))&&(v="type")||(e.upstream===void 0||!o.call(e,"upstream"))&&(v="upstream"))return Y.errors=[0],!1;{let d=r;for(let c of Object.keys(e))if(!(c==="type"||c===
"upstream"||c==="as"||c==="price"||c==="defaults"||c==="limits"||c==="card")){return Y.errors=[0],!1;break}if(d===r){if(e.type!==void 0&&o.call(e,"type")){let c=r;
a(e.type,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let c=r;Ye(e.upstream,
0)||(i=i===null?Ye.errors:i.concat(Ye.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.as!==void 0&&o.call(e,"as")){let c=r;Ne(e.as,0)||(i=i===null?Ne.errors:
i.concat(Ne.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.price!==void 0&&o.call(e,"price")){let c=r;a(e.price,0)||(i=i===null?a.errors:i.concat(a.errors),
r=i.length);var s=c===r}else var s=!0;if(s){if(e.defaults!==void 0&&o.call(e,"defaults")){let c=e.defaults,y=r;if(r===y)if(c&&typeof c=="object"&&!Array.isArray(
c)){for(let p of Object.keys(c)){let _=r;a(p,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=_===r;if(!f){return i===null?i=[0]:i.push(0),r++,Y.errors=
i,!1;break}}if(f)for(let p of Object.keys(c)){let _=c[p],k=r;if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean")return Y.errors=[0],
!1;var n=k===r;if(!n)break}}else return Y.errors=[0],!1;var s=y===r}else var s=!0;if(s){if(e.limits!==void 0&&o.call(e,"limits")){let c=e.limits,y=r;if(r===y)if(c&&
typeof c=="object"&&!Array.isArray(c)){for(let p of Object.keys(c)){let _=r;a(p,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var t=_===r;if(!t){return i===
null?i=[0]:i.push(0),r++,Y.errors=i,!1;break}}if(t)for(let p of Object.keys(c)){let _=c[p],k=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return Y.
errors=[0],!1;if(r===k&&typeof _=="number"&&isFinite(_)){if(_>1e9||isNaN(_))return Y.errors=[0],!1;if(_<1||isNaN(_))return Y.errors=[0],!1}var l=k===r;if(!l)break}}else
return Y.errors=[0],!1;var s=y===r}else var s=!0;if(s)if(e.card!==void 0&&o.call(e,"card")){let c=e.card,y=r;if(r===y)if(c&&typeof c=="object"&&!Array.isArray(c))
for(let p of Object.keys(c)){let _=r;J(c[p],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var u=_===r;if(!u)break}else return Y.errors=[0],!1;var s=y===
r}else var s=!0}}}}}}}}else return Y.errors=[0],!1;return Y.errors=i,r===0}function N(e){return N.errors=null,!0}var pi=new RegExp("^[^\\r\\n]+$","u");function Je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"event"||n==="data")){return Je.errors=[0],!1;break}if(f===r){if(e.event!==void 0&&o.call(e,"event")){let n=e.event,t=r;if(r===t)if(typeof n=="string"){if(!pi.test(
n))return Je.errors=[0],!1}else return Je.errors=[0],!1;var s=t===r}else var s=!0;if(s)if(e.data!==void 0&&o.call(e,"data")){let n=r;N(e.data,0)||(i=i===null?N.
errors:i.concat(N.errors),r=i.length);var s=n===r}else var s=!0}}else return Je.errors=[0],!1;return Je.errors=i,r===0}var mi={type:"object",additionalProperties:!1,
properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions/error_words"},body_too_large:{$ref:"#/definitions/err\
or_words"},unauthenticated:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},
model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{
$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/error_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"\
#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_words"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/defi\
nitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{$ref:"#/definitions/error_words"},rate_limited:{$ref:"#/definitions/error_word\
s"},spend_limited:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions/error_words"}}};function $(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return $.errors=[0],!1;if(r===0){if(typeof e=="string"&&T(e)<1)return $.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return $.errors=[0],!1;for(let n of Object.keys(e)){let t=r;a(n,0)||
(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r;if(!s){return i===null?i=[0]:i.push(0),r++,$.errors=i,!1;break}}if(s)for(let n of Object.keys(e)){
let t=e[n],l=r;if(typeof t!="string"&&t!==null)return $.errors=[0],!1;var f=l===r;if(!f)break}}}return $.errors=i,r===0}function jr(e){let i=null,r=0;if(r===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!o.call(mi.properties,n)){return jr.errors=[0],!1;break}if(f===r){if(e.invalid_request!==
void 0&&o.call(e,"invalid_request")){let n=r;$(e.invalid_request,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&o.call(e,"unsupported_media_type")){let n=r;$(e.unsupported_media_type,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let n=r;$(e.body_too_large,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let n=r;$(e.unauthenticated,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let n=r;$(e.insufficient_funds,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.not_found!==void 0&&o.call(e,"not_found")){let n=r;$(e.not_found,0)||(i=i===null?$.errors:i.concat($.errors),r=
i.length);var s=n===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let n=r;$(e.model_not_found,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let n=r;$(e.task_not_found,0)||(i=i===null?$.errors:
i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let n=r;$(e.resource_not_found,
0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_not_found")){let n=r;$(e.
route_not_found,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_a\
llowed")){let n=r;$(e.method_not_allowed,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(
e,"conflict")){let n=r;$(e.conflict,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&
o.call(e,"idempotency_mismatch")){let n=r;$(e.idempotency_mismatch,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
request_timeout!==void 0&&o.call(e,"request_timeout")){let n=r;$(e.request_timeout,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let n=r;$(e.upstream_failed,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let n=r;$(e.upstream_timeout,0)||(i=i===null?$.errors:i.concat($.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let n=r;$(e.upstream_off,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let n=r;$(e.overloaded,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let n=r;$(e.rate_limited,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let n=r;$(e.spend_limited,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let n=r;$(e.internal,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}else return jr.errors=[0],!1;return jr.errors=i,r===0}var yi={type:"object",additionalProperties:!1,properties:{
invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{
$ref:"#/definitions/status"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/\
status"},resource_not_found:{$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{
$ref:"#/definitions/status"},idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitio\
ns/status"},upstream_timeout:{$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},rate_limited:{$ref:"\
#/definitions/status"},spend_limited:{$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}};function j(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return j.errors=[0],!1;if(r===0&&typeof e=="number"&&isFinite(e)){if(e>599||
isNaN(e))return j.errors=[0],!1;if(e<400||isNaN(e))return j.errors=[0],!1}return j.errors=i,r===0}function Ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!o.call(yi.properties,n)){return Ar.errors=[0],!1;break}if(f===r){if(e.invalid_request!==void 0&&o.call(
e,"invalid_request")){let n=r;j(e.invalid_request,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&o.call(e,"unsupported_media_type")){let n=r;j(e.unsupported_media_type,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let n=r;j(e.body_too_large,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let n=r;j(e.unauthenticated,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let n=r;j(e.insufficient_funds,0)||(i=i===null?j.errors:i.concat(j.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let n=r;j(e.model_not_found,0)||(i=i===null?j.errors:i.concat(
j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let n=r;j(e.task_not_found,0)||(i=i===null?j.errors:
i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let n=r;j(e.resource_not_found,
0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_not_found")){let n=r;j(e.
route_not_found,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_a\
llowed")){let n=r;j(e.method_not_allowed,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(
e,"conflict")){let n=r;j(e.conflict,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&
o.call(e,"idempotency_mismatch")){let n=r;j(e.idempotency_mismatch,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
request_timeout!==void 0&&o.call(e,"request_timeout")){let n=r;j(e.request_timeout,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let n=r;j(e.upstream_failed,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let n=r;j(e.upstream_timeout,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let n=r;j(e.upstream_off,0)||(i=i===null?j.errors:i.concat(j.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let n=r;j(e.overloaded,0)||(i=i===null?j.errors:i.concat(j.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let n=r;j(e.rate_limited,0)||(i=i===null?j.errors:i.concat(j.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let n=r;j(e.spend_limited,0)||(i=i===null?j.errors:i.concat(
j.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let n=r;j(e.internal,0)||(i=i===null?j.errors:i.concat(j.errors),
r=i.length);var s=n===r}else var s=!0}}}}}}}}}}}}}}}}}}}}else return Ar.errors=[0],!1;return Ar.errors=i,r===0}function Oe(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t;if((e.body===void 0||!o.call(e,"body"))&&(t="body")||(e.names===void 0||!o.call(e,"names"))&&(t="names"))return Oe.errors=[0],
!1;{let l=r;for(let u of Object.keys(e))if(!(u==="headers"||u==="body"||u==="stream"||u==="names"||u==="statuses")){return Oe.errors=[0],!1;break}if(l===r){if(e.
headers!==void 0&&o.call(e,"headers")){let u=e.headers,v=r;if(r===v)if(u&&typeof u=="object"&&!Array.isArray(u)){for(let d of Object.keys(u)){let c=r;P(d,0)||(i=
i===null?P.errors:i.concat(P.errors),r=i.length);var s=c===r;if(!s){return i===null?i=[0]:i.push(0),r++,Oe.errors=i,!1;break}}if(s)for(let d of Object.keys(u)){
let c=r;if(typeof u[d]!="string")return Oe.errors=[0],!1;var f=c===r;if(!f)break}}else return Oe.errors=[0],!1;var n=v===r}else var n=!0;if(n){if(e.body!==void 0&&
o.call(e,"body")){let u=r;N(e.body,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var n=u===r}else var n=!0;if(n){if(e.stream!==void 0&&o.call(e,"strea\
m")){let u=r;Je(e.stream,0)||(i=i===null?Je.errors:i.concat(Je.errors),r=i.length);var n=u===r}else var n=!0;if(n){if(e.names!==void 0&&o.call(e,"names")){let u=r;
jr(e.names,0)||(i=i===null?jr.errors:i.concat(jr.errors),r=i.length);var n=u===r}else var n=!0;if(n)if(e.statuses!==void 0&&o.call(e,"statuses")){let u=r;Ar(e.statuses,
0)||(i=i===null?Ar.errors:i.concat(Ar.errors),r=i.length);var n=u===r}else var n=!0}}}}}}else return Oe.errors=[0],!1;return Oe.errors=i,r===0}var Jr=new RegExp("^(/|(/[A-Za-z0-9._~-]+)+)$","u");function Ue(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Jr.test(e))return Ue.errors=[0],!1}else return Ue.errors=[0],!1;return Ue.errors=i,r===0}function Qe(e){
let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Qe.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Jr.test(e))return Qe.errors=[0],!1;if(r===0&&Array.
isArray(e)){if(e.length<1)return Qe.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let t=r;Ue(e[n],0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=
i.length);var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(Q(e[n],e[t])){return Qe.errors=[0],!1;break e}}}}}}return Qe.errors=
i,r===0}var vi=new RegExp("^[^\\s&=#?/]+$","u");function A(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!vi.test(e))return A.errors=[0],!1}else return A.errors=
[0],!1;return A.errors=i,r===0}function fr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"header"||n==="scheme"||n==="query")){return fr.errors=[0],!1;break}if(f===r){if(e.header!==void 0&&o.call(e,"header")){let n=r;P(e.header,0)||(i=i===null?P.errors:
i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let n=r;He(e.scheme,0)||(i=i===null?He.errors:i.concat(
He.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=r;A(e.query,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.
length);var s=n===r}else var s=!0;if(s&&ne({header:{with:["scheme"]},query:{}},e).length!==0)return fr.errors=[0],!1}}}}else return fr.errors=[0],!1;return fr.errors=
i,r===0}function be(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.headers===void 0||!o.call(e,"headers"))&&(t="headers")||(e.query===
void 0||!o.call(e,"query"))&&(t="query"))return be.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="headers"||u==="query")){return be.errors=[0],!1;
break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let u=e.headers,v=r;if(r===v)if(Array.isArray(u)){var s=!0;let d=u.length;for(let c=0;c<d;c++){let y=r;
P(u[c],0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=y===r;if(!s)break}if(s){let c=u.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(Q(u[c],u[y])){
return be.errors=[0],!1;break e}}}}else return be.errors=[0],!1;var f=v===r}else var f=!0;if(f)if(e.query!==void 0&&o.call(e,"query")){let u=e.query,v=r;if(r===
v)if(Array.isArray(u)){var n=!0;let c=u.length;for(let y=0;y<c;y++){let m=r;A(u[y],0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var n=m===r;if(!n)break}
if(n){let y=u.length,m;if(y>1){e:for(;y--;)for(m=y;m--;)if(Q(u[y],u[m])){return be.errors=[0],!1;break e}}}}else return be.errors=[0],!1;var f=v===r}else var f=!0}}}else
return be.errors=[0],!1;return be.errors=i,r===0}function ur(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.header===void 0||!o.call(e,"header"))&&(f="header"))return ur.errors=
[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="header"||t==="keep")){return ur.errors=[0],!1;break}if(n===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;
P(e.header,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.keep!==void 0&&o.call(e,"keep")){let t=r;b(e.keep,0)||(i=
i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0}}}else return ur.errors=[0],!1;return ur.errors=i,r===0}function H(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.prefix===void 0||!o.call(e,"prefix"))&&(u="prefix")||(e.auth===void 0||!o.call(e,"auth"))&&(u=
"auth")||(e.envelope===void 0||!o.call(e,"envelope"))&&(u="envelope")||(e.forward===void 0||!o.call(e,"forward"))&&(u="forward"))return H.errors=[0],!1;{let v=r;
for(let d of Object.keys(e))if(!(d==="prefix"||d==="auth"||d==="envelope"||d==="forward"||d==="idempotency"||d==="request_id"||d==="limit_headers"||d==="log_hea\
ders")){return H.errors=[0],!1;break}if(v===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let d=r;Qe(e.prefix,0)||(i=i===null?Qe.errors:i.concat(Qe.errors),r=i.length);
var s=d===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(e,"auth")){let d=e.auth,c=r;if(r===c)if(Array.isArray(d)){if(d.length<1)return H.errors=[0],!1;{var f=!0;
let m=d.length;for(let p=0;p<m;p++){let _=r;fr(d[p],0)||(i=i===null?fr.errors:i.concat(fr.errors),r=i.length);var f=_===r;if(!f)break}}}else return H.errors=[0],
!1;var s=c===r}else var s=!0;if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let d=r;a(e.envelope,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=d===
r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let d=r;be(e.forward,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var s=d===r}else
var s=!0;if(s){if(e.idempotency!==void 0&&o.call(e,"idempotency")){let d=r;ur(e.idempotency,0)||(i=i===null?ur.errors:i.concat(ur.errors),r=i.length);var s=d===
r}else var s=!0;if(s){if(e.request_id!==void 0&&o.call(e,"request_id")){let d=r;P(e.request_id,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=d===
r}else var s=!0;if(s){if(e.limit_headers!==void 0&&o.call(e,"limit_headers")){let d=e.limit_headers,c=r;if(r===c)if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.
keys(d).length<1)return H.errors=[0],!1;for(let m of Object.keys(d)){let p=r;P(m,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var n=p===r;if(!n){return i===
null?i=[0]:i.push(0),r++,H.errors=i,!1;break}}if(n)for(let m of Object.keys(d)){let p=d[m],_=r;if(r===_)if(typeof p=="string"){if(T(p)<1)return H.errors=[0],!1}else
return H.errors=[0],!1;var t=_===r;if(!t)break}}else return H.errors=[0],!1;var s=c===r}else var s=!0;if(s)if(e.log_headers!==void 0&&o.call(e,"log_headers")){let d=e.
log_headers,c=r;if(r===c)if(Array.isArray(d)){if(d.length<1)return H.errors=[0],!1;{var l=!0;let m=d.length;for(let p=0;p<m;p++){let _=r;P(d[p],0)||(i=i===null?
P.errors:i.concat(P.errors),r=i.length);var l=_===r;if(!l)break}if(l){let p=d.length,_;if(p>1){e:for(;p--;)for(_=p;_--;)if(Q(d[p],d[_])){return H.errors=[0],!1;
break e}}}}}else return H.errors=[0],!1;var s=c===r}else var s=!0}}}}}}}}}else return H.errors=[0],!1;return H.errors=i,r===0}var _i={type:"object",additionalProperties:!1,
required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/definitions/without_usage"},final:{$ref:"#/definitions/pointers"},
failed:{$ref:"#/definitions/pointers"},tokens:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},cap:{$ref:"#/definitions/cap"}},"x-vari\
ants":{actual:{with:["cap"]},counts:{with:["charge","without_usage","final","failed","tokens","cap"],required:["charge","without_usage"]}},if:{required:["counts"]},
then:{properties:{hold:{$ref:"#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_hold"}}}};function V(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return V.errors=[0],!1;
{let f=r;for(let n of Object.keys(e))if(n!=="cel"){return V.errors=[0],!1;break}if(f===r&&e.cel!==void 0&&o.call(e,"cel")){let n=e.cel;if(r===r)if(typeof n=="st\
ring"){if(T(n)<1)return V.errors=[0],!1}else return V.errors=[0],!1}}}else return V.errors=[0],!1;return V.errors=i,r===0}function qe(e){let i=null,r=0,s=r,f=r;
if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.cel===void 0||!o.call(e,"cel"))&&(u="cel")){let v={};i===null?i=[v]:i.push(v),r++}else if(e.cel!==void 0&&
o.call(e,"cel")&&typeof e.cel!="string"){let v={};i===null?i=[v]:i.push(v),r++}}var n=f===r;if(n)return qe.errors=[0],!1;if(r=s,i!==null&&(s?i.length=s:i=null),
r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return qe.errors=[0],!1;for(let u of Object.keys(e)){let v=r;a(u,0)||(i=i===null?a.
errors:i.concat(a.errors),r=i.length);var t=v===r;if(!t){return i===null?i=[0]:i.push(0),r++,qe.errors=i,!1;break}}if(t)for(let u of Object.keys(e)){let v=r;V(e[u],
0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var l=v===r;if(!l)break}}else return qe.errors=[0],!1;return qe.errors=i,r===0}function Nr(e){let i=null,r=0,s=r,f=r;if(r===f)if(e&&typeof e=="object"&&!Array.isArray(e))if(Object.keys(e).length<1){let l={};i===null?i=[l]:i.push(l),r++}else
for(let l of Object.keys(e)){let u=e[l],v=r;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let d={};i===null?i=[d]:i.push(d),r++}var n=v===r;if(!n)break}else{let l={};
i===null?i=[l]:i.push(l),r++}var t=f===r;return t?(Nr.errors=[0],!1):(r=s,i!==null&&(s?i.length=s:i=null),V(e,0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length),
Nr.errors=i,r===0)}var hi={type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/places"},flag:{$ref:"#/definitions/flag"},cel:{type:"string",
minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},header:{
$ref:"#/definitions/header_name"},assume:{$ref:"#/definitions/duration"},type:{type:"string",enum:["string","int","bool"]},enum:{type:"array",items:{type:"strin\
g"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/definitions/fact_default"}},"x-variant\
s":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},
count:{},header:{with:["type","enum","values","default"],required:["type"]}}};var Or=new RegExp("^(/([^~/]|~0|~1)*)+$","u");function g(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Or.test(e))return g.errors=[0],!1}else return g.errors=[0],!1;return g.errors=i,r===0}function Pe(e){
let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Pe.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Or.test(e))return Pe.errors=[0],!1;if(r===0&&Array.
isArray(e)){if(e.length<1)return Pe.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let t=r;g(e[n],0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);
var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(Q(e[n],e[t])){return Pe.errors=[0],!1;break e}}}}}}return Pe.errors=i,r===0}var gi=new RegExp("^[A-Za-z][A-Za-z0-9_-]*$","u");function me(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.names===void 0||
!o.call(e,"names"))&&(n="names")||(e.in===void 0||!o.call(e,"in"))&&(n="in"))return me.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="names"||l===
"in")){return me.errors=[0],!1;break}if(t===r){if(e.names!==void 0&&o.call(e,"names")){let l=e.names,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return me.errors=
[0],!1;{var s=!0;let v=l.length;for(let d=0;d<v;d++){let c=l[d],y=r;if(r===y)if(typeof c=="string"){if(!gi.test(c))return me.errors=[0],!1}else return me.errors=
[0],!1;var s=y===r;if(!s)break}if(s){let d=l.length,c;if(d>1){let y={};for(;d--;){let m=l[d];if(typeof m=="string"){if(typeof y[m]=="number"){return c=y[m],me.errors=
[0],!1;break}y[m]=d}}}}}}else return me.errors=[0],!1;var f=u===r}else var f=!0;if(f)if(e.in!==void 0&&o.call(e,"in")){let l=r;g(e.in,0)||(i=i===null?g.errors:i.
concat(g.errors),r=i.length);var f=l===r}else var f=!0}}}else return me.errors=[0],!1;return me.errors=i,r===0}function Me(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return Me.errors=[0],
!1;{let f=r;for(let n of Object.keys(e))if(n!=="cel"){return Me.errors=[0],!1;break}if(f===r&&e.cel!==void 0&&o.call(e,"cel")){let n=e.cel;if(r===r)if(typeof n==
"string"){if(T(n)<1)return Me.errors=[0],!1}else return Me.errors=[0],!1}}}else return Me.errors=[0],!1;return Me.errors=i,r===0}var bi=new RegExp("\\.json$","u");function _e(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!bi.test(e))return _e.errors=[0],!1}else return _e.errors=[0],
!1;return _e.errors=i,r===0}function oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return oe.errors=[0],!1;for(let t of Object.keys(
e)){let l=r;g(t,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r;if(!s){return i===null?i=[0]:i.push(0),r++,oe.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let l=e[t],u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return oe.errors=[0],!1;{var f=!0;let v=l.length;for(let d=0;d<v;d++){let c=l[d],y=r;if(typeof c!=
"string"&&c!==null)return oe.errors=[0],!1;var f=y===r;if(!f)break}if(f){let d=l.length,c;if(d>1){let y={};for(;d--;){let m=l[d];if(!(typeof m!="string"&&m!==null)){
if(typeof m=="string"&&(m+="_"),typeof y[m]=="number"){return c=y[m],oe.errors=[0],!1;break}y[m]=d}}}}}}else return oe.errors=[0],!1;var n=u===r;if(!n)break}}else
return oe.errors=[0],!1;return oe.errors=i,r===0}function $e(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.each===void 0||
!o.call(e,"each"))&&(f="each"))return $e.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="each"||t==="where"||t==="unless"||t==="add"||t==="default"||
t==="less")){return $e.errors=[0],!1;break}if(n===r){let t;if(e.default!==void 0&&o.call(e,"default")&&(e.add===void 0||!o.call(e,"add"))&&(t="add"))return $e.errors=
[0],!1;if(e.each!==void 0&&o.call(e,"each")){let l=r;Pe(e.each,0)||(i=i===null?Pe.errors:i.concat(Pe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.where!==
void 0&&o.call(e,"where")){let l=r;oe(e.where,0)||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unless!==void 0&&o.
call(e,"unless")){let l=r;oe(e.unless,0)||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.add!==void 0&&o.call(e,"add")){
let l=r;g(e.add,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=e.default,
u=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return $e.errors=[0],!1;if(r===u&&typeof l=="number"&&isFinite(l)){if(l>1e6||isNaN(l))return $e.errors=
[0],!1;if(l<1||isNaN(l))return $e.errors=[0],!1}var s=u===r}else var s=!0;if(s)if(e.less!==void 0&&o.call(e,"less")){let l=r;g(e.less,0)||(i=i===null?g.errors:i.
concat(g.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}else return $e.errors=[0],!1;return $e.errors=i,r===0}function fe(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&!(e&&typeof e=="object"&&!Array.isArray(e)))return fe.errors=[0],!1;if(r===
0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.from===void 0||!o.call(e,"from"))&&(f="from")||(e.to===void 0||!o.call(e,"to"))&&(f="to"))return fe.errors=
[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="from"||t==="to")){return fe.errors=[0],!1;break}if(n===r){if(e.from!==void 0&&o.call(e,"from")){let t=e.from,
l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return fe.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))
return fe.errors=[0],!1;if(t<-9007199254740991||isNaN(t))return fe.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){let t=e.to,l=r;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return fe.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return fe.
errors=[0],!1;if(t<-9007199254740991||isNaN(t))return fe.errors=[0],!1}var s=l===r}else var s=!0}}}return fe.errors=i,r===0}function cr(e){let i=null,r=0;if(typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return cr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return cr.errors=[0],!1;{let f=r;for(let n of Object.
keys(e))if(!(n==="model"||n==="limit")){return cr.errors=[0],!1;break}if(f===r){if(e.model!==void 0&&o.call(e,"model")){let n=r;a(e.model,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let n=r;a(e.limit,0)||(i=i===null?a.errors:i.concat(a.errors),
r=i.length);var s=n===r}else var s=!0}}}return cr.errors=i,r===0}function S(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let l of Object.
keys(e))if(!o.call(hi.properties,l)){return S.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;Pe(e.at,0)||(i=i===null?Pe.errors:i.concat(
Pe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.flag!==void 0&&o.call(e,"flag")){let l=r;me(e.flag,0)||(i=i===null?me.errors:i.concat(me.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.cel!==void 0&&o.call(e,"cel")){let l=e.cel,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return S.errors=[0],!1}else
return S.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.media!==void 0&&o.call(e,"media")){let l=r;Me(e.media,0)||(i=i===null?Me.errors:i.concat(Me.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.limit!==void 0&&o.call(e,"limit")){let l=r;a(e.limit,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.fits!==void 0&&o.call(e,"fits")){let l=r;_e(e.fits,0)||(i=i===null?_e.errors:i.concat(_e.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.count!==void 0&&o.call(e,"count")){let l=r;$e(e.count,0)||(i=i===null?$e.errors:i.concat($e.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
header!==void 0&&o.call(e,"header")){let l=r;P(e.header,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.assume!==void 0&&
o.call(e,"assume")){let l=r;b(e.assume,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"typ\
e")){let l=e.type,u=r;if(typeof l!="string")return S.errors=[0],!1;if(!(l==="string"||l==="int"||l==="bool"))return S.errors=[0],!1;var s=u===r}else var s=!0;if(s){
if(e.enum!==void 0&&o.call(e,"enum")){let l=e.enum,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return S.errors=[0],!1;{var f=!0;let d=l.length;for(let c=0;c<
d;c++){let y=r;if(typeof l[c]!="string")return S.errors=[0],!1;var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){let m={};for(;c--;){let p=l[c];if(typeof p==
"string"){if(typeof m[p]=="number"){return y=m[p],S.errors=[0],!1;break}m[p]=c}}}}}}else return S.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.values!==void 0&&
o.call(e,"values")){let l=e.values,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return S.errors=[0],!1;{var n=!0;let d=l.length;for(let c=0;c<d;c++){let y=r;
fe(l[c],0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var n=y===r;if(!n)break}}}else return S.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.default!==
void 0&&o.call(e,"default")){let l=r;cr(e.default,0)||(i=i===null?cr.errors:i.concat(cr.errors),r=i.length);var s=l===r}else var s=!0;if(s&&ne({at:{with:["flag",
"type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},count:{},header:{with:[
"type","enum","values","default"],required:["type"]}},e).length!==0)return S.errors=[0],!1}}}}}}}}}}}}}}else return S.errors=[0],!1;return S.errors=i,r===0}function ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(f="otherwise"))return ar.
errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="at"||t==="otherwise")){return ar.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&o.call(e,"at")){let t=r;
g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.otherwise!==void 0&&o.call(e,"otherwise")){let t=r;V(e.otherwise,
0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var s=t===r}else var s=!0}}}else return ar.errors=[0],!1;return ar.errors=i,r===0}function le(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return le.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Or.test(e))return le.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return le.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let t=r;g(e[n],0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(Q(e[n],e[t])){return le.errors=[0],!1;break e}}}}}}return le.
errors=i,r===0}function ke(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.at===void 0||!o.call(e,"at"))&&(n="at")||(e.in===void 0||!o.call(
e,"in"))&&(n="in"))return ke.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="at"||l==="in")){return ke.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&
o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.in!==void 0&&o.call(e,"in")){let l=e.
in,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ke.errors=[0],!1;{var f=!0;let d=l.length;for(let c=0;c<d;c++){let y=r;if(typeof l[c]!="string")return ke.
errors=[0],!1;var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){let m={};for(;c--;){let p=l[c];if(typeof p=="string"){if(typeof m[p]=="number"){return y=m[p],
ke.errors=[0],!1;break}m[p]=c}}}}}}else return ke.errors=[0],!1;var s=u===r}else var s=!0}}}else return ke.errors=[0],!1;return ke.errors=i,r===0}function Ee(e){
let i=null,r=0;if((!e||typeof e!="object")&&typeof e!="string")return Ee.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Or.test(e))return Ee.errors=[0],!1;if(r===
0){if(Array.isArray(e)){if(e.length<1)return Ee.errors=[0],!1;{var s=!0;let n=e.length;for(let t=0;t<n;t++){let l=r;g(e[t],0)||(i=i===null?g.errors:i.concat(g.errors),
r=i.length);var s=l===r;if(!s)break}if(s){let t=e.length,l;if(t>1){e:for(;t--;)for(l=t;l--;)if(Q(e[t],e[l])){return Ee.errors=[0],!1;break e}}}}}if(r===0&&e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.sum===void 0||!o.call(e,"sum"))&&(n="sum")||(e.at===void 0||!o.call(e,"at"))&&(n="at"))return Ee.errors=[0],!1;{let t=r;
for(let l of Object.keys(e))if(!(l==="sum"||l==="at"||l==="where")){return Ee.errors=[0],!1;break}if(t===r){if(e.sum!==void 0&&o.call(e,"sum")){let l=r;le(e.sum,
0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var f=l===r}else var f=!0;if(f){if(e.at!==void 0&&o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:
i.concat(g.errors),r=i.length);var f=l===r}else var f=!0;if(f)if(e.where!==void 0&&o.call(e,"where")){let l=r;ke(e.where,0)||(i=i===null?ke.errors:i.concat(ke.errors),
r=i.length);var f=l===r}else var f=!0}}}}}}return Ee.errors=i,r===0}var $i=new RegExp("^(hold|free)$","u");function Xe(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Xe.errors=[0],!1;
if(r===0){if(typeof e=="string"&&!$i.test(e))return Xe.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Xe.errors=
[0],!1;for(let n of Object.keys(e)){let t=r;a(n,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r;if(!s){return i===null?i=[0]:i.push(0),r++,Xe.
errors=i,!1;break}}if(s)for(let n of Object.keys(e)){let t=r;V(e[n],0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var f=t===r;if(!f)break}}}return Xe.
errors=i,r===0}function dr(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return dr.errors=[0],!1;if(e<1||isNaN(e))return dr.errors=[0],!1}else
return dr.errors=[0],!1;return dr.errors=i,r===0}function U(e){let i=null,r=0,s=r,f=!0,n=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if((e.counts===void 0||
!o.call(e,"counts"))&&(p="counts")){let _={};i===null?i=[_]:i.push(_),r++}}var t=n===r;r=s,i!==null&&(s?i.length=s:i=null);let l;if(t){let p=r;e&&typeof e=="obj\
ect"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(qe(e.hold,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length));var t=p===r;f=t,l="then"}else{
let p=r;e&&typeof e=="object"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(Nr(e.hold,0)||(i=i===null?Nr.errors:i.concat(Nr.errors),r=i.length));var t=p===
r;f=t,l="else"}if(!f)return i===null?i=[0]:i.push(0),r++,U.errors=i,!1;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if((e.unit===void 0||!o.call(
e,"unit"))&&(p="unit")||(e.facts===void 0||!o.call(e,"facts"))&&(p="facts")||(e.hold===void 0||!o.call(e,"hold"))&&(p="hold"))return U.errors=[0],!1;{let _=r;for(let k of Object.
keys(e))if(!o.call(_i.properties,k)){return U.errors=[0],!1;break}if(_===r){if(e.unit!==void 0&&o.call(e,"unit")){let k=r;se(e.unit,0)||(i=i===null?se.errors:i.
concat(se.errors),r=i.length);var u=k===r}else var u=!0;if(u){if(e.facts!==void 0&&o.call(e,"facts")){let k=e.facts,I=r;if(r===I)if(k&&typeof k=="object"&&!Array.
isArray(k)){for(let z of Object.keys(k)){let C=r;a(z,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var v=C===r;if(!v){return i===null?i=[0]:i.push(0),
r++,U.errors=i,!1;break}}if(v)for(let z of Object.keys(k)){let C=r;S(k[z],0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var d=C===r;if(!d)break}}else return U.
errors=[0],!1;var u=I===r}else var u=!0;if(u){if(e.actual!==void 0&&o.call(e,"actual")){let k=r;ar(e.actual,0)||(i=i===null?ar.errors:i.concat(ar.errors),r=i.length);
var u=k===r}else var u=!0;if(u){if(e.counts!==void 0&&o.call(e,"counts")){let k=e.counts,I=r;if(r===I)if(k&&typeof k=="object"&&!Array.isArray(k)){if(Object.keys(
k).length<1)return U.errors=[0],!1;for(let z of Object.keys(k)){let C=r;a(z,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var c=C===r;if(!c){return i===
null?i=[0]:i.push(0),r++,U.errors=i,!1;break}}if(c)for(let z of Object.keys(k)){let C=r;Ee(k[z],0)||(i=i===null?Ee.errors:i.concat(Ee.errors),r=i.length);var y=C===
r;if(!y)break}}else return U.errors=[0],!1;var u=I===r}else var u=!0;if(u){if(e.charge!==void 0&&o.call(e,"charge")){let k=r;qe(e.charge,0)||(i=i===null?qe.errors:
i.concat(qe.errors),r=i.length);var u=k===r}else var u=!0;if(u){if(e.without_usage!==void 0&&o.call(e,"without_usage")){let k=r;Xe(e.without_usage,0)||(i=i===null?
Xe.errors:i.concat(Xe.errors),r=i.length);var u=k===r}else var u=!0;if(u){if(e.final!==void 0&&o.call(e,"final")){let k=r;le(e.final,0)||(i=i===null?le.errors:i.
concat(le.errors),r=i.length);var u=k===r}else var u=!0;if(u){if(e.failed!==void 0&&o.call(e,"failed")){let k=r;le(e.failed,0)||(i=i===null?le.errors:i.concat(le.
errors),r=i.length);var u=k===r}else var u=!0;if(u){if(e.tokens!==void 0&&o.call(e,"tokens")){let k=e.tokens,I=r;if(r===I)if(Array.isArray(k)){if(k.length<1)return U.
errors=[0],!1;{var m=!0;let z=k.length;for(let C=0;C<z;C++){let Le=r;a(k[C],0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var m=Le===r;if(!m)break}if(m){
let C=k.length,Le;if(C>1){e:for(;C--;)for(Le=C;Le--;)if(Q(k[C],k[Le])){return U.errors=[0],!1;break e}}}}}else return U.errors=[0],!1;var u=I===r}else var u=!0;
if(u){if(e.cap!==void 0&&o.call(e,"cap")){let k=r;dr(e.cap,0)||(i=i===null?dr.errors:i.concat(dr.errors),r=i.length);var u=k===r}else var u=!0;if(u&&ne({actual:{
with:["cap"]},counts:{with:["charge","without_usage","final","failed","tokens","cap"],required:["charge","without_usage"]}},e).length!==0)return U.errors=[0],!1}}}}}}}}}}}}else
return U.errors=[0],!1;return U.errors=i,r===0}function L(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if((e.at===void 0||!o.call(e,"at"))&&(l="at")||(e.running===void 0||!o.
call(e,"running"))&&(l="running")||(e.succeeded===void 0||!o.call(e,"succeeded"))&&(l="succeeded")||(e.failed===void 0||!o.call(e,"failed"))&&(l="failed"))return L.
errors=[0],!1;{let u=r;for(let v of Object.keys(e))if(!(v==="at"||v==="running"||v==="succeeded"||v==="failed")){return L.errors=[0],!1;break}if(u===r){if(e.at!==
void 0&&o.call(e,"at")){let v=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=v===r}else var s=!0;if(s){if(e.running!==void 0&&o.call(e,"\
running")){let v=e.running,d=r;if(r===d)if(Array.isArray(v)){if(v.length<1)return L.errors=[0],!1;{var f=!0;let y=v.length;for(let m=0;m<y;m++){let p=v[m],_=r;if(r===
_)if(typeof p=="string"){if(T(p)<1)return L.errors=[0],!1}else return L.errors=[0],!1;var f=_===r;if(!f)break}if(f){let m=v.length,p;if(m>1){let _={};for(;m--;){
let k=v[m];if(typeof k=="string"){if(typeof _[k]=="number"){return p=_[k],L.errors=[0],!1;break}_[k]=m}}}}}}else return L.errors=[0],!1;var s=d===r}else var s=!0;
if(s){if(e.succeeded!==void 0&&o.call(e,"succeeded")){let v=e.succeeded,d=r;if(r===d)if(Array.isArray(v)){if(v.length<1)return L.errors=[0],!1;{var n=!0;let y=v.
length;for(let m=0;m<y;m++){let p=v[m],_=r;if(r===_)if(typeof p=="string"){if(T(p)<1)return L.errors=[0],!1}else return L.errors=[0],!1;var n=_===r;if(!n)break}
if(n){let m=v.length,p;if(m>1){let _={};for(;m--;){let k=v[m];if(typeof k=="string"){if(typeof _[k]=="number"){return p=_[k],L.errors=[0],!1;break}_[k]=m}}}}}}else
return L.errors=[0],!1;var s=d===r}else var s=!0;if(s)if(e.failed!==void 0&&o.call(e,"failed")){let v=e.failed,d=r;if(r===d)if(Array.isArray(v)){if(v.length<1)return L.
errors=[0],!1;{var t=!0;let y=v.length;for(let m=0;m<y;m++){let p=v[m],_=r;if(r===_)if(typeof p=="string"){if(T(p)<1)return L.errors=[0],!1}else return L.errors=
[0],!1;var t=_===r;if(!t)break}if(t){let m=v.length,p;if(m>1){let _={};for(;m--;){let k=v[m];if(typeof k=="string"){if(typeof _[k]=="number"){return p=_[k],L.errors=
[0],!1;break}_[k]=m}}}}}}else return L.errors=[0],!1;var s=d===r}else var s=!0}}}}}else return L.errors=[0],!1;return L.errors=i,r===0}var ki={type:"object",additionalProperties:!1,
properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/de\
finitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/\
pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{with:["decides_within"]},list:{with:["items","id",
"model","created_at","total","page","within"],required:["items","id","model","created_at"]}}};function ue(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!o.call(e,"number"))&&(f="number")||(e.size===void 0||
!o.call(e,"size"))&&(f="size")||(e.items===void 0||!o.call(e,"items"))&&(f="items"))return ue.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="numbe\
r"||t==="size"||t==="items"||t==="most")){return ue.errors=[0],!1;break}if(n===r){if(e.number!==void 0&&o.call(e,"number")){let t=r;A(e.number,0)||(i=i===null?A.
errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;A(e.size,0)||(i=i===null?A.errors:i.concat(A.
errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let t=e.items,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return ue.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e4||isNaN(t))return ue.errors=[0],!1;if(t<1||isNaN(t))return ue.errors=[0],!1}var s=l===
r}else var s=!0;if(s)if(e.most!==void 0&&o.call(e,"most")){let t=e.most,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ue.errors=[0],!1;if(r===
l&&typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return ue.errors=[0],!1;if(t<1||isNaN(t))return ue.errors=[0],!1}var s=l===r}else var s=!0}}}}}else return ue.
errors=[0],!1;return ue.errors=i,r===0}var ji=new RegExp("^/[^\\s#{}]*$","u");function Ce(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let f=r;for(let n of Object.keys(e))if(!o.call(ki.properties,n)){return Ce.errors=[0],!1;break}if(f===r){if(e.key!==void 0&&o.call(e,"key")){let n=r;P(e.key,0)||
(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.decides_within!==void 0&&o.call(e,"decides_within")){let n=r;b(e.decides_within,
0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let n=e.list,t=r;if(r===t)if(typeof n==
"string"){if(!ji.test(n))return Ce.errors=[0],!1}else return Ce.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let n=r;g(
e.items,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.id!==void 0&&o.call(e,"id")){let n=r;g(e.id,0)||(i=i===null?
g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let n=r;g(e.model,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.created_at!==void 0&&o.call(e,"created_at")){let n=r;g(e.created_at,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.total!==void 0&&o.call(e,"total")){let n=r;g(e.total,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let n=r;ue(e.page,0)||(i=i===null?ue.errors:i.concat(ue.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.within!==void 0&&o.call(e,"within")){let n=r;b(e.within,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s&&ne({key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}},e).
length!==0)return Ce.errors=[0],!1}}}}}}}}}}}else return Ce.errors=[0],!1;return Ce.errors=i,r===0}var Ai=new RegExp("^4xx$","u");function R(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.status===void 0||!o.call(e,"status"))&&
(t="status"))return R.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="status"||u==="at"||u==="in")){return R.errors=[0],!1;break}if(l===r){let u;if(e.
at!==void 0&&o.call(e,"at")&&(e.in===void 0||!o.call(e,"in"))&&(u="in"))return R.errors=[0],!1;if(e.in!==void 0&&o.call(e,"in")&&(e.at===void 0||!o.call(e,"at"))&&
(u="at"))return R.errors=[0],!1;if(e.status!==void 0&&o.call(e,"status")){let v=e.status,d=r;if(r===d)if(Array.isArray(v)){if(v.length<1)return R.errors=[0],!1;
{var s=!0;let c=v.length;for(let y=0;y<c;y++){let m=v[y],p=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&typeof m!="string")return R.errors=[0],!1;
if(r===p){if(typeof m=="number"&&isFinite(m)){if(m>599||isNaN(m))return R.errors=[0],!1;if(m<400||isNaN(m))return R.errors=[0],!1}if(r===p&&typeof m=="string"&&
!Ai.test(m))return R.errors=[0],!1}var s=p===r;if(!s)break}if(s){let y=v.length,m;if(y>1){let p={};for(;y--;){let _=v[y];if(!(!(typeof _=="number"&&!(_%1)&&!isNaN(
_)&&isFinite(_))&&typeof _!="string")){if(typeof _=="string"&&(_+="_"),typeof p[_]=="number"){return m=p[_],R.errors=[0],!1;break}p[_]=y}}}}}}else return R.errors=
[0],!1;var f=d===r}else var f=!0;if(f){if(e.at!==void 0&&o.call(e,"at")){let v=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var f=v===r}else
var f=!0;if(f)if(e.in!==void 0&&o.call(e,"in")){let v=e.in,d=r;if(r===d)if(Array.isArray(v)){if(v.length<1)return R.errors=[0],!1;{var n=!0;let y=v.length;for(let m=0;m<
y;m++){let p=v[m],_=r;if(r===_)if(typeof p=="string"){if(T(p)<1)return R.errors=[0],!1}else return R.errors=[0],!1;var n=_===r;if(!n)break}if(n){let m=v.length,
p;if(m>1){let _={};for(;m--;){let k=v[m];if(typeof k=="string"){if(typeof _[k]=="number"){return p=_[k],R.errors=[0],!1;break}_[k]=m}}}}}}else return R.errors=[
0],!1;var f=d===r}else var f=!0}}}}else return R.errors=[0],!1;return R.errors=i,r===0}var Qr=new RegExp("^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$","u");function je(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.id===void 0||!o.call(e,"id"))&&(n="id")||(e.status===void 0||!o.call(e,"status"))&&
(n="status")||(e.deadline===void 0||!o.call(e,"deadline"))&&(n="deadline"))return je.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="id"||l==="quer\
y"||l==="status"||l==="deadline"||l==="unknown_outcome"||l==="nothing_made")){return je.errors=[0],!1;break}if(t===r){if(e.id!==void 0&&o.call(e,"id")){let l=r;
g(e.id,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let l=e.query,u=r;if(r===
u)if(typeof l=="string"){if(!Qr.test(l))return je.errors=[0],!1}else return je.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.status!==void 0&&o.call(e,"sta\
tus")){let l=r;L(e.status,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.deadline!==void 0&&o.call(e,"deadline")){
let l=r;b(e.deadline,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unknown_outcome!==void 0&&o.call(e,"unknown_ou\
tcome")){let l=r;Ce(e.unknown_outcome,0)||(i=i===null?Ce.errors:i.concat(Ce.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.nothing_made!==void 0&&o.call(
e,"nothing_made")){let l=e.nothing_made,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return je.errors=[0],!1;{var f=!0;let d=l.length;for(let c=0;c<d;c++){let y=r;
R(l[c],0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var f=y===r;if(!f)break}}}else return je.errors=[0],!1;var s=u===r}else var s=!0}}}}}}}else return je.
errors=[0],!1;return je.errors=i,r===0}function pr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.has===void 0||!o.call(e,"has"))&&(f="has"))return pr.errors=[0],
!1;{let n=r;for(let t of Object.keys(e))if(!(t==="has"||t==="empty")){return pr.errors=[0],!1;break}if(n===r){if(e.has!==void 0&&o.call(e,"has")){let t=r;g(e.has,
0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.empty!==void 0&&o.call(e,"empty")){let t=r;g(e.empty,0)||(i=i===null?
g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0}}}else return pr.errors=[0],!1;return pr.errors=i,r===0}function ce(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.in===void 0||!o.call(e,"in"))&&(n="in")||(e.member===void 0||!o.
call(e,"member"))&&(n="member")||(e.from===void 0||!o.call(e,"from"))&&(n="from")||(e.values===void 0||!o.call(e,"values"))&&(n="values"))return ce.errors=[0],!1;
{let t=r;for(let l of Object.keys(e))if(!(l==="in"||l==="member"||l==="from"||l==="values")){return ce.errors=[0],!1;break}if(t===r){if(e.in!==void 0&&o.call(e,
"in")){let l=r;g(e.in,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.member!==void 0&&o.call(e,"member")){let l=e.
member,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return ce.errors=[0],!1}else return ce.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.from!==void 0&&o.
call(e,"from")){let l=e.from,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return ce.errors=[0],!1}else return ce.errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return ce.errors=[0],!1;
for(let d of Object.keys(l)){let c=r;J(l[d],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var f=c===r;if(!f)break}}else return ce.errors=[0],!1;var s=u===
r}else var s=!0}}}}}else return ce.errors=[0],!1;return ce.errors=i,r===0}function ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.
keys(e).length<1)return ae.errors=[0],!1;{let u=r;for(let v of Object.keys(e))if(!(v==="defaults"||v==="set"||v==="hide"||v==="items")){return ae.errors=[0],!1;
break}if(u===r){let v;if(e.hide!==void 0&&o.call(e,"hide")&&(e.set===void 0||!o.call(e,"set"))&&(v="set"))return ae.errors=[0],!1;if(e.defaults!==void 0&&o.call(
e,"defaults")){let d=e.defaults,c=r;if(r===c)if(d&&typeof d=="object"&&!Array.isArray(d))for(let y of Object.keys(d)){let m=r;J(d[y],0)||(i=i===null?J.errors:i.
concat(J.errors),r=i.length);var s=m===r;if(!s)break}else return ae.errors=[0],!1;var f=c===r}else var f=!0;if(f){if(e.set!==void 0&&o.call(e,"set")){let d=e.set,
c=r;if(r===c)if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length<1)return ae.errors=[0],!1;for(let m of Object.keys(d)){let p=r;g(m,0)||(i=i===
null?g.errors:i.concat(g.errors),r=i.length);var n=p===r;if(!n){return i===null?i=[0]:i.push(0),r++,ae.errors=i,!1;break}}if(n)for(let m of Object.keys(d)){let p=r;
J(d[m],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var t=p===r;if(!t)break}}else return ae.errors=[0],!1;var f=c===r}else var f=!0;if(f){if(e.hide!==
void 0&&o.call(e,"hide")){let d=r;pr(e.hide,0)||(i=i===null?pr.errors:i.concat(pr.errors),r=i.length);var f=d===r}else var f=!0;if(f)if(e.items!==void 0&&o.call(
e,"items")){let d=e.items,c=r;if(r===c)if(Array.isArray(d)){var l=!0;let m=d.length;for(let p=0;p<m;p++){let _=r;ce(d[p],0)||(i=i===null?ce.errors:i.concat(ce.errors),
r=i.length);var l=_===r;if(!l)break}}else return ae.errors=[0],!1;var f=c===r}else var f=!0}}}}}else return ae.errors=[0],!1;return ae.errors=i,r===0}function te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.size===void 0||!o.call(e,"size"))&&(f="size")||(e.default===void 0||
!o.call(e,"default"))&&(f="default")||(e.max===void 0||!o.call(e,"max"))&&(f="max"))return te.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="size"||
t==="token"||t==="after"||t==="before"||t==="default"||t==="max")){return te.errors=[0],!1;break}if(n===r){if(e.size!==void 0&&o.call(e,"size")){let t=r;A(e.size,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.token!==void 0&&o.call(e,"token")){let t=r;A(e.token,0)||(i=i===null?
A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let t=r;A(e.after,0)||(i=i===null?A.errors:i.concat(
A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.before!==void 0&&o.call(e,"before")){let t=r;A(e.before,0)||(i=i===null?A.errors:i.concat(A.errors),r=
i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return te.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return te.errors=[0],!1;if(t<1||isNaN(t))return te.errors=[0],!1}var s=l===
r}else var s=!0;if(s){if(e.max!==void 0&&o.call(e,"max")){let t=e.max,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return te.errors=[0],!1;if(r===
l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return te.errors=[0],!1;if(t<1||isNaN(t))return te.errors=[0],!1}var s=l===r}else var s=!0;if(s&&ne({token:{},
after:{with:["before"]}},e).length!==0)return te.errors=[0],!1}}}}}}}}else return te.errors=[0],!1;return te.errors=i,r===0}function Ge(e){let i=null,r=0;if(r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.type===void 0||!o.call(e,"type"))&&(n="type")||(e.page===void 0||!o.call(e,"page"))&&(n="page")||(e.item===
void 0||!o.call(e,"item"))&&(n="item")||(e.list===void 0||!o.call(e,"list"))&&(n="list"))return Ge.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="\
type"||l==="page"||l==="upstream"||l==="item"||l==="list")){return Ge.errors=[0],!1;break}if(t===r){if(e.type!==void 0&&o.call(e,"type")){let l=r;a(e.type,0)||(i=
i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;te(e.page,0)||(i=i===null?te.errors:
i.concat(te.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){
if(l.length<1)return Ge.errors=[0],!1;{var f=!0;let d=l.length;for(let c=0;c<d;c++){let y=r;a(l[c],0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=y===
r;if(!f)break}}}else return Ge.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;N(e.item,0)||(i=i===null?N.errors:i.concat(
N.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.list!==void 0&&o.call(e,"list")){let l=r;N(e.list,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);
var s=l===r}else var s=!0}}}}}}else return Ge.errors=[0],!1;return Ge.errors=i,r===0}var wi={type:"object",additionalProperties:!1,required:["match"],properties:{
interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{
$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions\
/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/remov\
ed_resource"}},resources:{$ref:"#/definitions/resource_list"},account:{$ref:"#/definitions/account_view"},facts:{type:"object",propertyNames:{$ref:"#/definition\
s/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions\
/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/\
name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},examples:{type:"array",
items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["billing"]},"x-variants":{model:{with:["body_limit","requires_owner","creates_resource","remo\
ves_resource","facts","branches","shorthand","body","fill","forward","billing","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner",
"creates_resource","removes_resource","body","fill","forward","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},
task:{},account:{}},"x-excludes":{branches:["shorthand","body","fill","forward","billing","creates_task"]}};var qi=new RegExp("^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$","u");function wr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!qi.test(e))return wr.errors=
[0],!1}else return wr.errors=[0],!1;return wr.errors=i,r===0}function de(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let l of Object.keys(e))if(!(l==="at"||l==="param"||l==="type"||
l==="prefix"||l==="unit"||l==="upstream")){return de.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let l=r;a(e.param,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let l=r;a(e.type,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.prefix!==void 0&&o.call(e,"prefix")){let l=e.prefix,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return de.errors=[0],!1;{var f=!0;
let d=l.length;for(let c=0;c<d;c++){let y=r;ve(l[c],0)||(i=i===null?ve.errors:i.concat(ve.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>
1){e:for(;c--;)for(y=c;y--;)if(Q(l[c],l[y])){return de.errors=[0],!1;break e}}}}}else return de.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.unit!==void 0&&
o.call(e,"unit")){let l=r;se(e.unit,0)||(i=i===null?se.errors:i.concat(se.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"\
upstream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return de.errors=[0],!1;{var n=!0;let d=l.length;for(let c=0;c<d;c++){let y=r;a(l[c],
0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var n=y===r;if(!n)break}if(n){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(Q(l[c],l[y])){return de.
errors=[0],!1;break e}}}}}else return de.errors=[0],!1;var s=u===r}else var s=!0;if(s&&ne({at:{},param:{}},e).length!==0)return de.errors=[0],!1}}}}}}}else return de.
errors=[0],!1;return de.errors=i,r===0}function G(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!o.call(e,"number"))&&(f="number")||(e.size===void 0||
!o.call(e,"size"))&&(f="size")||(e.default===void 0||!o.call(e,"default"))&&(f="default")||(e.max===void 0||!o.call(e,"max"))&&(f="max"))return G.errors=[0],!1;
{let n=r;for(let t of Object.keys(e))if(!(t==="number"||t==="size"||t==="default"||t==="max")){return G.errors=[0],!1;break}if(n===r){if(e.number!==void 0&&o.call(
e,"number")){let t=r;A(e.number,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;
A(e.size,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return G.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return G.errors=[0],
!1;if(t<1||isNaN(t))return G.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let t=e.max,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)))return G.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return G.errors=[0],!1;if(t<1||isNaN(t))return G.errors=[0],
!1}var s=l===r}else var s=!0}}}}}else return G.errors=[0],!1;return G.errors=i,r===0}function qr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="status"||n==="model"||n==="id")){
return qr.errors=[0],!1;break}if(f===r){if(e.status!==void 0&&o.call(e,"status")){let n=r;A(e.status,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let n=r;A(e.model,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.id!==void 0&&o.call(e,"id")){let n=r;A(e.id,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=n===r}else var s=!0}}}else return qr.errors=
[0],!1;return qr.errors=i,r===0}function Ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.kinds===void 0||!o.call(e,"kinds"))&&
(n="kinds"))return Ae.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="poll"||l==="cancel"||l==="list"||l==="kinds"||l==="item"||l==="page"||l==="fi\
lters")){return Ae.errors=[0],!1;break}if(t===r){if(e.poll!==void 0&&o.call(e,"poll")){let l=r;a(e.poll,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.cancel!==void 0&&o.call(e,"cancel")){let l=r;a(e.cancel,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let l=r;N(e.list,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Ae.errors=[0],!1;{var f=!0;let d=l.length;for(let c=0;c<
d;c++){let y=r;a(l[c],0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(Q(
l[c],l[y])){return Ae.errors=[0],!1;break e}}}}}else return Ae.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;N(e.item,
0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;G(e.page,0)||(i=i===null?G.
errors:i.concat(G.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.filters!==void 0&&o.call(e,"filters")){let l=r;qr(e.filters,0)||(i=i===null?qr.errors:
i.concat(qr.errors),r=i.length);var s=l===r}else var s=!0;if(s&&ne({poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}},e).length!==
0)return Ae.errors=[0],!1}}}}}}}}}else return Ae.errors=[0],!1;return Ae.errors=i,r===0}var Pi=new RegExp("^[a-z][a-z0-9+.-]*://$","u");function Ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||
!o.call(e,"resource"))&&(f="resource"))return Ie.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="resource"||t==="at"||t==="param"||t==="uri")){return Ie.
errors=[0],!1;break}if(n===r){if(e.resource!==void 0&&o.call(e,"resource")){let t=r;a(e.resource,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.at!==void 0&&o.call(e,"at")){let t=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
param!==void 0&&o.call(e,"param")){let t=r;a(e.param,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.uri!==void 0&&
o.call(e,"uri")){let t=e.uri,l=r;if(r===l)if(typeof t=="string"){if(!Pi.test(t))return Ie.errors=[0],!1}else return Ie.errors=[0],!1;var s=l===r}else var s=!0;if(s&&
ne({at:{},param:{},uri:{}},e).length!==0)return Ie.errors=[0],!1}}}}}}else return Ie.errors=[0],!1;return Ie.errors=i,r===0}function ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.resource===void 0||!o.call(e,"resource"))&&(n="resource")||(e.id===
void 0||!o.call(e,"id"))&&(n="id"))return ze.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="resource"||l==="id")){return ze.errors=[0],!1;break}if(t===
r){if(e.resource!==void 0&&o.call(e,"resource")){let l=r;a(e.resource,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.
id!==void 0&&o.call(e,"id")){let l=e.id,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ze.errors=[0],!1;{var f=!0;let d=l.length;for(let c=0;c<d;c++){let y=r;
g(l[c],0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(Q(l[c],l[y])){
return ze.errors=[0],!1;break e}}}}}else return ze.errors=[0],!1;var s=u===r}else var s=!0}}}else return ze.errors=[0],!1;return ze.errors=i,r===0}function mr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||!o.call(e,"resource"))&&(f="resource")||(e.param===
void 0||!o.call(e,"param"))&&(f="param"))return mr.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="resource"||t==="param")){return mr.errors=[0],!1;
break}if(n===r){if(e.resource!==void 0&&o.call(e,"resource")){let t=r;a(e.resource,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.param!==void 0&&o.call(e,"param")){let t=r;a(e.param,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r}else var s=!0}}}else return mr.
errors=[0],!1;return mr.errors=i,r===0}function De(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.list===void 0||!o.call(e,"list"))&&(f="list")||(e.query===void 0||
!o.call(e,"query"))&&(f="query")||(e.record===void 0||!o.call(e,"record"))&&(f="record")||(e.item===void 0||!o.call(e,"item"))&&(f="item")||(e.answer===void 0||
!o.call(e,"answer"))&&(f="answer")||(e.page===void 0||!o.call(e,"page"))&&(f="page"))return De.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="list"||
t==="query"||t==="record"||t==="item"||t==="answer"||t==="page")){return De.errors=[0],!1;break}if(n===r){if(e.list!==void 0&&o.call(e,"list")){let t=r;a(e.list,
0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let t=e.query,l=r;if(r===l)if(typeof t==
"string"){if(!Qr.test(t))return De.errors=[0],!1}else return De.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.record!==void 0&&o.call(e,"record")){let t=r;
g(e.record,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let t=r;N(e.item,0)||(i=
i===null?N.errors:i.concat(N.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let t=r;N(e.answer,0)||(i=i===null?N.
errors:i.concat(N.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.page!==void 0&&o.call(e,"page")){let t=r;G(e.page,0)||(i=i===null?G.errors:i.concat(G.
errors),r=i.length);var s=t===r}else var s=!0}}}}}}}else return De.errors=[0],!1;return De.errors=i,r===0}function yr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.from===void 0||!o.call(e,"from"))&&(f="from")||(e.to===void 0||!o.
call(e,"to"))&&(f="to"))return yr.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="from"||t==="to")){return yr.errors=[0],!1;break}if(n===r){if(e.from!==
void 0&&o.call(e,"from")){let t=r;A(e.from,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){
let t=r;A(e.to,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0}}}else return yr.errors=[0],!1;return yr.errors=i,r===0}function er(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.show===void 0||!o.call(e,"show"))&&(f="show")||(e.answer===void 0||!o.call(e,"a\
nswer"))&&(f="answer"))return er.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="show"||t==="item"||t==="answer"||t==="page"||t==="range")){return er.
errors=[0],!1;break}if(n===r){if(e.show!==void 0&&o.call(e,"show")){let t=e.show,l=r;if(!(t==="balance"||t==="usage"||t==="limits"))return er.errors=[0],!1;var s=l===
r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let t=r;N(e.item,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.answer!==void 0&&o.call(e,"answer")){let t=r;N(e.answer,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.page!==
void 0&&o.call(e,"page")){let t=r;G(e.page,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.range!==void 0&&o.call(e,
"range")){let t=r;yr(e.range,0)||(i=i===null?yr.errors:i.concat(yr.errors),r=i.length);var s=t===r}else var s=!0}}}}}}else return er.errors=[0],!1;return er.errors=
i,r===0}function ye(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ye.errors=[0],!1;{let n=r;for(let t of Object.
keys(e))if(!(t==="prefix"||t==="cel"||t==="unit")){return ye.errors=[0],!1;break}if(n===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let t=e.prefix,l=r;if(r===l)
if(Array.isArray(t)){if(t.length<1)return ye.errors=[0],!1;{var s=!0;let u=t.length;for(let v=0;v<u;v++){let d=r;ve(t[v],0)||(i=i===null?ve.errors:i.concat(ve.errors),
r=i.length);var s=d===r;if(!s)break}if(s){let v=t.length,d;if(v>1){e:for(;v--;)for(d=v;d--;)if(Q(t[v],t[d])){return ye.errors=[0],!1;break e}}}}}else return ye.
errors=[0],!1;var f=l===r}else var f=!0;if(f){if(e.cel!==void 0&&o.call(e,"cel")){let t=e.cel,l=r;if(r===l)if(typeof t=="string"){if(T(t)<1)return ye.errors=[0],
!1}else return ye.errors=[0],!1;var f=l===r}else var f=!0;if(f)if(e.unit!==void 0&&o.call(e,"unit")){let t=r;se(e.unit,0)||(i=i===null?se.errors:i.concat(se.errors),
r=i.length);var f=t===r}else var f=!0}}}}else return ye.errors=[0],!1;return ye.errors=i,r===0}function M(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.prompt===void 0||!o.call(e,"prompt"))&&(n="prompt")||(e.images===
void 0||!o.call(e,"images"))&&(n="images")||(e.into===void 0||!o.call(e,"into"))&&(n="into")||(e.roles===void 0||!o.call(e,"roles"))&&(n="roles"))return M.errors=
[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="prompt"||l==="images"||l==="into"||l==="roles")){return M.errors=[0],!1;break}if(t===r){if(e.prompt!==void 0&&
o.call(e,"prompt")){let l=e.prompt,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return M.errors=[0],!1}else return M.errors=[0],!1;var s=u===r}else var s=!0;if(s){
if(e.images!==void 0&&o.call(e,"images")){let l=e.images,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return M.errors=[0],!1}else return M.errors=[0],!1;var s=u===
r}else var s=!0;if(s){if(e.into!==void 0&&o.call(e,"into")){let l=e.into,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return M.errors=[0],!1}else return M.errors=
[0],!1;var s=u===r}else var s=!0;if(s)if(e.roles!==void 0&&o.call(e,"roles")){let l=e.roles,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return M.errors=[0],
!1;{var f=!0;let d=l.length;for(let c=0;c<d;c++){let y=l[c],m=r;if(r===m)if(typeof y=="string"){if(T(y)<1)return M.errors=[0],!1}else return M.errors=[0],!1;var f=m===
r;if(!f)break}}}else return M.errors=[0],!1;var s=u===r}else var s=!0}}}}}else return M.errors=[0],!1;return M.errors=i,r===0}var xi=new RegExp("^/[^\\s?#]*$","u");function Pr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!xi.test(e))return Pr.errors=[0],!1}else return Pr.errors=
[0],!1;return Pr.errors=i,r===0}function re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return re.errors=
[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="only"||t==="path")){return re.errors=[0],!1;break}if(n===r){if(e.only!==void 0&&o.call(e,"only")){let t=e.
only,l=r;if(r===l)if(Array.isArray(t)){if(t.length<1)return re.errors=[0],!1;{var s=!0;let u=t.length;for(let v=0;v<u;v++){let d=t[v],c=r;if(r===c)if(typeof d==
"string"){if(T(d)<1)return re.errors=[0],!1}else return re.errors=[0],!1;var s=c===r;if(!s)break}if(s){let v=t.length,d;if(v>1){let c={};for(;v--;){let y=t[v];if(typeof y==
"string"){if(typeof c[y]=="number"){return d=c[y],re.errors=[0],!1;break}c[y]=v}}}}}}else return re.errors=[0],!1;var f=l===r}else var f=!0;if(f)if(e.path!==void 0&&
o.call(e,"path")){let t=r;Pr(e.path,0)||(i=i===null?Pr.errors:i.concat(Pr.errors),r=i.length);var f=t===r}else var f=!0}}}else return re.errors=[0],!1;return re.
errors=i,r===0}function rr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.name===void 0||!o.call(e,"name"))&&(f="name"))return rr.
errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="name"||t==="when"||t==="shorthand"||t==="body"||t==="fill"||t==="forward"||t==="billing"||t==="crea\
tes_task")){return rr.errors=[0],!1;break}if(n===r){let t;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(t="\
billing"))return rr.errors=[0],!1;if(e.name!==void 0&&o.call(e,"name")){let l=r;a(e.name,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.when!==void 0&&o.call(e,"when")){let l=r;ye(e.when,0)||(i=i===null?ye.errors:i.concat(ye.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.shorthand!==void 0&&o.call(e,"shorthand")){let l=r;M(e.shorthand,0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
body!==void 0&&o.call(e,"body")){let l=r;_e(e.body,0)||(i=i===null?_e.errors:i.concat(_e.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.fill!==void 0&&
o.call(e,"fill")){let l=r;a(e.fill,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forw\
ard")){let l=r;re(e.forward,0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){
let l=r;a(e.billing,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.creates_task!==void 0&&o.call(e,"creates_task")){
let l=r;a(e.creates_task,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}}}else return rr.errors=[0],!1;return rr.errors=
i,r===0}function xr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="time"||n==="bytes")){return xr.
errors=[0],!1;break}if(f===r){if(e.time!==void 0&&o.call(e,"time")){let n=r;b(e.time,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.bytes!==void 0&&o.call(e,"bytes")){let n=r;Z(e.bytes,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=n===r}else var s=!0}}else return xr.
errors=[0],!1;return xr.errors=i,r===0}function Ve(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ve.errors=[0],!1;{let f=r;for(let n of Object.
keys(e))if(!(n==="branch"||n==="hold"||n==="error")){return Ve.errors=[0],!1;break}if(f===r){if(e.branch!==void 0&&o.call(e,"branch")){let n=r;a(e.branch,0)||(i=
i===null?a.errors:i.concat(a.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.hold!==void 0&&o.call(e,"hold")){let n=r;D(e.hold,0)||(i=i===null?D.errors:
i.concat(D.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.error!==void 0&&o.call(e,"error")){let n=e.error,t=r;if(typeof n!="string")return Ve.errors=[
0],!1;if(!(n==="invalid_request"||n==="unsupported_media_type"||n==="body_too_large"||n==="unauthenticated"||n==="insufficient_funds"||n==="model_not_found"||n===
"task_not_found"||n==="resource_not_found"||n==="route_not_found"||n==="method_not_allowed"||n==="conflict"||n==="idempotency_mismatch"||n==="request_timeout"||
n==="upstream_failed"||n==="upstream_timeout"||n==="upstream_off"||n==="overloaded"||n==="rate_limited"||n==="spend_limited"||n==="internal"))return Ve.errors=[
0],!1;var s=t===r}else var s=!0}}}}else return Ve.errors=[0],!1;return Ve.errors=i,r===0}function ee(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let u;if((e.name===void 0||!o.call(e,"name"))&&(u="name")||(e.expect===void 0||!o.call(e,"expect"))&&(u="expect"))return ee.errors=[0],!1;{let v=r;for(let d of Object.
keys(e))if(!(d==="name"||d==="body"||d==="headers"||d==="params"||d==="expect")){return ee.errors=[0],!1;break}if(v===r){if(e.name!==void 0&&o.call(e,"name")){let d=e.
name,c=r;if(r===c)if(typeof d=="string"){if(T(d)<1)return ee.errors=[0],!1}else return ee.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(
e,"body")){let d=r;J(e.body,0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){
let d=e.headers,c=r;if(r===c)if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m of Object.keys(d)){let p=r;P(m,0)||(i=i===null?P.errors:i.concat(P.errors),r=
i.length);var f=p===r;if(!f){return i===null?i=[0]:i.push(0),r++,ee.errors=i,!1;break}}if(f)for(let m of Object.keys(d)){let p=r;if(typeof d[m]!="string")return ee.
errors=[0],!1;var n=p===r;if(!n)break}}else return ee.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.params!==void 0&&o.call(e,"params")){let d=e.params,c=r;
if(r===c)if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m of Object.keys(d)){let p=r;a(m,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var t=p===
r;if(!t){return i===null?i=[0]:i.push(0),r++,ee.errors=i,!1;break}}if(t)for(let m of Object.keys(d)){let p=r;if(typeof d[m]!="string")return ee.errors=[0],!1;var l=p===
r;if(!l)break}}else return ee.errors=[0],!1;var s=c===r}else var s=!0;if(s)if(e.expect!==void 0&&o.call(e,"expect")){let d=r;Ve(e.expect,0)||(i=i===null?Ve.errors:
i.concat(Ve.errors),r=i.length);var s=d===r}else var s=!0}}}}}}else return ee.errors=[0],!1;return ee.errors=i,r===0}function B(e){let i=null,r=0;if(r===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let c;if((e.match===void 0||!o.call(e,"match"))&&(c="match"))return B.errors=[0],!1;{let y=r;for(let m of Object.keys(e))
if(!o.call(wi.properties,m)){return B.errors=[0],!1;break}if(y===r){let m;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"\
billing"))&&(m="billing"))return B.errors=[0],!1;if(e.interface!==void 0&&o.call(e,"interface")){let p=r;a(e.interface,0)||(i=i===null?a.errors:i.concat(a.errors),
r=i.length);var s=p===r}else var s=!0;if(s){if(e.match!==void 0&&o.call(e,"match")){let p=r;wr(e.match,0)||(i=i===null?wr.errors:i.concat(wr.errors),r=i.length);
var s=p===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_limit")){let p=r;Z(e.body_limit,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);
var s=p===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let p=r;de(e.model,0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var s=p===r}else
var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let p=r;a(e.upstream,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=p===r}else var s=!0;
if(s){if(e.catalogue!==void 0&&o.call(e,"catalogue")){let p=r;a(e.catalogue,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=p===r}else var s=!0;if(s){
if(e.task!==void 0&&o.call(e,"task")){let p=r;Ae(e.task,0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.requires_owner!==
void 0&&o.call(e,"requires_owner")){let p=e.requires_owner,_=r;if(r===_)if(Array.isArray(p)){var f=!0;let I=p.length;for(let E=0;E<I;E++){let z=r;Ie(p[E],0)||(i=
i===null?Ie.errors:i.concat(Ie.errors),r=i.length);var f=z===r;if(!f)break}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.creates_resource!==
void 0&&o.call(e,"creates_resource")){let p=e.creates_resource,_=r;if(r===_)if(Array.isArray(p)){var n=!0;let I=p.length;for(let E=0;E<I;E++){let z=r;ze(p[E],0)||
(i=i===null?ze.errors:i.concat(ze.errors),r=i.length);var n=z===r;if(!n)break}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.removes_resource!==
void 0&&o.call(e,"removes_resource")){let p=e.removes_resource,_=r;if(r===_)if(Array.isArray(p)){var t=!0;let I=p.length;for(let E=0;E<I;E++){let z=r;mr(p[E],0)||
(i=i===null?mr.errors:i.concat(mr.errors),r=i.length);var t=z===r;if(!t)break}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.resources!==void 0&&
o.call(e,"resources")){let p=r;De(e.resources,0)||(i=i===null?De.errors:i.concat(De.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.account!==void 0&&o.
call(e,"account")){let p=r;er(e.account,0)||(i=i===null?er.errors:i.concat(er.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.facts!==void 0&&o.call(e,
"facts")){let p=e.facts,_=r;if(r===_)if(p&&typeof p=="object"&&!Array.isArray(p)){for(let I of Object.keys(p)){let E=r;a(I,0)||(i=i===null?a.errors:i.concat(a.errors),
r=i.length);var l=E===r;if(!l){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(l)for(let I of Object.keys(p)){let E=r;S(p[I],0)||(i=i===null?S.errors:
i.concat(S.errors),r=i.length);var u=E===r;if(!u)break}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.branches!==void 0&&o.call(e,"branches")){
let p=e.branches,_=r;if(r===_)if(Array.isArray(p)){if(p.length<1)return B.errors=[0],!1;{var v=!0;let I=p.length;for(let E=0;E<I;E++){let z=r;rr(p[E],0)||(i=i===
null?rr.errors:i.concat(rr.errors),r=i.length);var v=z===r;if(!v)break}}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.shorthand!==void 0&&o.
call(e,"shorthand")){let p=r;M(e.shorthand,0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,
"body")){let p=r;_e(e.body,0)||(i=i===null?_e.errors:i.concat(_e.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.fill!==void 0&&o.call(e,"fill")){let p=r;
a(e.fill,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let p=r;re(e.forward,
0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let p=r;a(e.billing,0)||(i=
i===null?a.errors:i.concat(a.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.creates_task!==void 0&&o.call(e,"creates_task")){let p=r;a(e.creates_task,
0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.on_abort!==void 0&&o.call(e,"on_abort")){let p=e.on_abort,_=r;if(typeof p!=
"string")return B.errors=[0],!1;if(!(p==="cancel"||p==="drain"))return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let p=r;
xr(e.drain,0)||(i=i===null?xr.errors:i.concat(xr.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.examples!==void 0&&o.call(e,"examples")){let p=e.examples,
_=r;if(r===_)if(Array.isArray(p)){var d=!0;let I=p.length;for(let E=0;E<I;E++){let z=r;ee(p[E],0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var d=z===
r;if(!d)break}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(ne({model:{with:["body_limit","requires_owner","creates_resource","removes_resourc\
e","facts","branches","shorthand","body","fill","forward","billing","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","creates_r\
esource","removes_resource","body","fill","forward","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{},
account:{}},e).length!==0)return B.errors=[0],!1;if(Kr({branches:["shorthand","body","fill","forward","billing","creates_task"]},e).length!==0)return B.errors=[
0],!1}}}}}}}}}}}}}}}}}}}}}}}}}}else return B.errors=[0],!1;return B.errors=i,r===0}function vr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.prefix===void 0||!o.call(e,"prefix"))&&(f="prefix")||(e.upstream===
void 0||!o.call(e,"upstream"))&&(f="upstream"))return vr.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="prefix"||t==="upstream"||t==="interface")){
return vr.errors=[0],!1;break}if(n===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let t=r;Ue(e.prefix,0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let t=r;a(e.upstream,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===
r}else var s=!0;if(s)if(e.interface!==void 0&&o.call(e,"interface")){let t=r;a(e.interface,0)||(i=i===null?a.errors:i.concat(a.errors),r=i.length);var s=t===r}else
var s=!0}}}}else return vr.errors=[0],!1;return vr.errors=i,r===0}function O(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let sr;if((e.
version===void 0||!o.call(e,"version"))&&(sr="version")||(e.store===void 0||!o.call(e,"store"))&&(sr="store")||(e.currency===void 0||!o.call(e,"currency"))&&(sr=
"currency")||(e.upstreams===void 0||!o.call(e,"upstreams"))&&(sr="upstreams")||(e.envelopes===void 0||!o.call(e,"envelopes"))&&(sr="envelopes")||(e.interfaces===
void 0||!o.call(e,"interfaces"))&&(sr="interfaces")||(e.routes===void 0||!o.call(e,"routes"))&&(sr="routes"))return O.errors=[0],!1;{let ii=r;for(let h of Object.
keys(e))if(!o.call(si.properties,h)){return O.errors=[0],!1;break}if(ii===r){if(e.version!==void 0&&o.call(e,"version")){let h=r;if(e.version!==1)return O.errors=
[0],!1;var s=h===r}else var s=!0;if(s){if(e.server!==void 0&&o.call(e,"server")){let h=r;br(e.server,0)||(i=i===null?br.errors:i.concat(br.errors),r=i.length);var s=h===
r}else var s=!0;if(s){if(e.store!==void 0&&o.call(e,"store")){let h=r;or(e.store,0)||(i=i===null?or.errors:i.concat(or.errors),r=i.length);var s=h===r}else var s=!0;
if(s){if(e.settle!==void 0&&o.call(e,"settle")){let h=r;Ze(e.settle,0)||(i=i===null?Ze.errors:i.concat(Ze.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.
media!==void 0&&o.call(e,"media")){let h=r;$r(e.media,0)||(i=i===null?$r.errors:i.concat($r.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.currency!==
void 0&&o.call(e,"currency")){let h=r;ge(e.currency,0)||(i=i===null?ge.errors:i.concat(ge.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.limits!==void 0&&
o.call(e,"limits")){let h=e.limits,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;a(w,0)||(i=i===null?a.errors:i.
concat(a.errors),r=i.length);var f=q===r;if(!f){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(f)for(let w of Object.keys(h)){let q=r;F(h[w],0)||(i=
i===null?F.errors:i.concat(F.errors),r=i.length);var n=q===r;if(!n)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.upstreams!==void 0&&o.
call(e,"upstreams")){let h=e.upstreams,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;a(w,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var t=q===r;if(!t){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(t)for(let w of Object.keys(h)){let q=r;W(h[w],0)||
(i=i===null?W.errors:i.concat(W.errors),r=i.length);var l=q===r;if(!l)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.prices!==void 0&&o.
call(e,"prices")){let h=e.prices,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;a(w,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var u=q===r;if(!u){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(u)for(let w of Object.keys(h)){let q=r;Se(h[w],0)||(i=i===null?
Se.errors:i.concat(Se.errors),r=i.length);var v=q===r;if(!v)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.models!==void 0&&o.call(e,"m\
odels")){let h=e.models,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;ve(w,0)||(i=i===null?ve.errors:i.concat(ve.
errors),r=i.length);var d=q===r;if(!d){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(d)for(let w of Object.keys(h)){let q=r;Y(h[w],0)||(i=i===null?
Y.errors:i.concat(Y.errors),r=i.length);var c=q===r;if(!c)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.envelopes!==void 0&&o.call(e,"\
envelopes")){let h=e.envelopes,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;a(w,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var y=q===r;if(!y){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(y)for(let w of Object.keys(h)){let q=r;Oe(h[w],0)||(i=i===null?
Oe.errors:i.concat(Oe.errors),r=i.length);var m=q===r;if(!m)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.interfaces!==void 0&&o.call(
e,"interfaces")){let h=e.interfaces,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;a(w,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var p=q===r;if(!p){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(p)for(let w of Object.keys(h)){let q=r;H(h[w],0)||
(i=i===null?H.errors:i.concat(H.errors),r=i.length);var _=q===r;if(!_)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.billing!==void 0&&
o.call(e,"billing")){let h=e.billing,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;a(w,0)||(i=i===null?a.errors:
i.concat(a.errors),r=i.length);var k=q===r;if(!k){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(k)for(let w of Object.keys(h)){let q=r;U(h[w],0)||
(i=i===null?U.errors:i.concat(U.errors),r=i.length);var I=q===r;if(!I)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.tasks!==void 0&&o.
call(e,"tasks")){let h=e.tasks,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;a(w,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var E=q===r;if(!E){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(E)for(let w of Object.keys(h)){let q=r;je(h[w],0)||(i=i===null?
je.errors:i.concat(je.errors),r=i.length);var z=q===r;if(!z)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.fills!==void 0&&o.call(e,"fi\
lls")){let h=e.fills,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;a(w,0)||(i=i===null?a.errors:i.concat(a.errors),
r=i.length);var C=q===r;if(!C){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(C)for(let w of Object.keys(h)){let q=r;ae(h[w],0)||(i=i===null?ae.errors:
i.concat(ae.errors),r=i.length);var Le=q===r;if(!Le)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.catalogues!==void 0&&o.call(e,"catal\
ogues")){let h=e.catalogues,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;a(w,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var Rr=q===r;if(!Rr){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(Rr)for(let w of Object.keys(h)){let q=r;Ge(h[w],0)||(i=i===
null?Ge.errors:i.concat(Ge.errors),r=i.length);var Xr=q===r;if(!Xr)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.routes!==void 0&&o.call(
e,"routes")){let h=e.routes,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;a(w,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var Zr=q===r;if(!Zr){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(Zr)for(let w of Object.keys(h)){let q=r;B(h[w],0)||(i=i===
null?B.errors:i.concat(B.errors),r=i.length);var ei=q===r;if(!ei)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s)if(e.mounts!==void 0&&o.call(
e,"mounts")){let h=e.mounts,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;a(w,0)||(i=i===null?a.errors:i.concat(
a.errors),r=i.length);var Tr=q===r;if(!Tr){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(Tr)for(let w of Object.keys(h)){let q=r;vr(h[w],0)||(i=i===
null?vr.errors:i.concat(vr.errors),r=i.length);var ri=q===r;if(!ri)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0}}}}}}}}}}}}}}}}}}}else return O.
errors=[0],!1;return O.errors=i,r===0}export{Li as fitsSchema};
