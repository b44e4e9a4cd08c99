/** Generated: whether a document fits schemas/gateway.schema.json. Run `npm run generate` and do not edit. */
var Pr=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(r){throw i=0,r}};var Zr=Pr(xr=>{"use strict";Object.defineProperty(xr,"__esModule",{value:!0});function Rr(e){let i=e.length,r=0,s=0,f;for(;s<i;)r++,f=e.charCodeAt(s++),f>=55296&&
f<=56319&&s<i&&(f=e.charCodeAt(s),(f&64512)===56320&&s++);return r}xr.default=Rr;Rr.code='require("ajv/dist/runtime/ucs2length").default'});var Kr=Pr((xi,Tr)=>{"use strict";Tr.exports=function e(i,r){if(i===r)return!0;if(i&&r&&typeof i=="object"&&typeof r=="object"){if(i.constructor!==r.constructor)
return!1;var s,f,n;if(Array.isArray(i)){if(s=i.length,s!=r.length)return!1;for(f=s;f--!==0;)if(!e(i[f],r[f]))return!1;return!0}if(i.constructor===RegExp)return i.
source===r.source&&i.flags===r.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===r.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===r.toString();if(n=Object.keys(i),s=n.length,s!==Object.keys(r).length)return!1;for(f=s;f--!==0;)if(!Object.prototype.hasOwnProperty.call(r,n[f]))return!1;
for(f=s;f--!==0;){var t=n[f];if(!e(i[t],r[t]))return!1}return!0}return i!==i&&r!==r}});var Sr=Pr(Or=>{"use strict";Object.defineProperty(Or,"__esModule",{value:!0});var Br=Kr();Br.code='require("ajv/dist/runtime/equal").default';Or.default=Br});function ie(e,i){let r=Object.keys(i),s=new Map(Object.entries(e)),f=m=>s.get(m)?.with??[],n=r.filter(m=>s.has(m)),t=n.filter(m=>!n.some(p=>f(p).includes(m))),[
l,u]=t;if(l===void 0)return[{problem:"none",keys:[...s.keys()]}];if(u!==void 0)return[{problem:"many",keys:t}];let v=new Set([...s].flatMap(([m])=>[m,...f(m)])),
a=new Set([l,...f(l)]),c=r.filter(m=>v.has(m)&&!a.has(m)),y=(s.get(l)?.required??[]).filter(m=>!r.includes(m));return[...c.map(m=>({problem:"stray",key:m,beside:l,
belongs:[...s.keys()].filter(p=>f(p).includes(m))})),...y.map(m=>({problem:"lacking",key:m,beside:l}))]}function Lr(e,i){return Object.entries(e).flatMap(([r,s])=>Object.
hasOwn(i,r)?s.filter(f=>Object.hasOwn(i,f)).map(f=>({problem:"stray",key:f,beside:r,belongs:[]})):[])}var Ei=N,Jr={$schema:"http://json-schema.org/draft-07/schema#",type:"object",additionalProperties:!1,required:["version","store","currency","upstreams","envelop\
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
#/definitions/amount"},time_zone:{type:"string",minLength:1},low_wallet:{$ref:"#/definitions/amount"}}},upstream:{type:"object",additionalProperties:!1,required:[
"url"],properties:{url:{$ref:"#/definitions/upstream_url"},optional:{type:"boolean"},auth:{$ref:"#/definitions/credential"},timeout:{$ref:"#/definitions/upstrea\
m_timeout"},credential_refused:{enum:["pass_on","upstream_failed"]}}},credential:{type:"object",additionalProperties:!1,required:["header","secret"],properties:{
header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},secret:{$ref:"#/definitions/secret"}}},scheme:{type:"string",pattern:"^[A-Za-z][A\
-Za-z0-9-]*$"},upstream_timeout:{type:"object",additionalProperties:!1,properties:{connect:{$ref:"#/definitions/duration"},headers:{$ref:"#/definitions/duration"},
idle:{$ref:"#/definitions/duration"}}},price:{type:"object",additionalProperties:!1,required:["unit","by","table"],properties:{unit:{$ref:"#/definitions/unit"},
by:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},table:{$ref:"#/definitions/price_table"}}},price_table:{type:["string","object"],pattern:"^(0\
|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$",minProperties:1,additionalProperties:{$ref:"#/definitions/price_table"}},model:{type:"object",additionalProperties:!1,required:[
"type","upstream"],properties:{type:{$ref:"#/definitions/name"},upstream:{$ref:"#/definitions/name"},as:{type:"string",pattern:"^[!-~]+$"},price:{$ref:"#/defini\
tions/name"},defaults:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},limits:{type:"object",
propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"integer",minimum:1,maximum:1e9}},card:{type:"object",additionalProperties:{$ref:"#/definit\
ions/json"}}}},envelope:{type:"object",additionalProperties:!1,required:["body","names"],properties:{headers:{type:"object",propertyNames:{$ref:"#/definitions/h\
eader_name"},additionalProperties:{type:"string"}},body:{$ref:"#/definitions/tree"},stream:{$ref:"#/definitions/stream_error"},names:{$ref:"#/definitions/envelo\
pe_names"},statuses:{$ref:"#/definitions/envelope_statuses"}}},stream_error:{type:"object",additionalProperties:!1,properties:{event:{type:"string",pattern:"^[^\
\\r\\n]+$"},data:{$ref:"#/definitions/tree"}}},error_words:{type:["string","object"],minLength:1,minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
type:["string","null"]}},envelope_names:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{
$ref:"#/definitions/error_words"},body_too_large:{$ref:"#/definitions/error_words"},unauthenticated:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"\
#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/\
error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/e\
rror_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_word\
s"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/definitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{
$ref:"#/definitions/error_words"},rate_limited:{$ref:"#/definitions/error_words"},spend_limited:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions\
/error_words"}}},envelope_statuses:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{$ref:"\
#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},insufficient_funds:{$ref:"#/definitions/status"},
model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{$ref:"#/definitions/status"},route_not_found:{$ref:"\
#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},idempotency_mismatch:{$ref:"#/definitions/status"},
request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{$ref:"#/definitions/status"},upstream_off:{$ref:"#\
/definitions/status"},overloaded:{$ref:"#/definitions/status"},rate_limited:{$ref:"#/definitions/status"},spend_limited:{$ref:"#/definitions/status"},internal:{
$ref:"#/definitions/status"}}},status:{type:"integer",minimum:400,maximum:599},interface:{type:"object",additionalProperties:!1,required:["prefix","auth","envel\
ope","forward"],properties:{prefix:{$ref:"#/definitions/prefixes"},auth:{type:"array",items:{$ref:"#/definitions/auth"},minItems:1},envelope:{$ref:"#/definition\
s/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"#/definitions/idempotency"},request_id:{$ref:"#/definitions/header_name"},limit_headers:{
type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string",minLength:1}},log_headers:{type:"array",items:{
$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0}}},idempotency:{type:"object",additionalProperties:!1,required:["header"],properties:{header:{$ref:"\
#/definitions/header_name"},keep:{$ref:"#/definitions/duration"}}},interface_forward:{type:"object",additionalProperties:!1,required:["headers","query"],properties:{
headers:{type:"array",items:{$ref:"#/definitions/header_name"},uniqueItems:!0},query:{type:"array",items:{$ref:"#/definitions/query_name"},uniqueItems:!0}}},auth:{
type:"object",additionalProperties:!1,properties:{header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},query:{$ref:"#/definitions/quer\
y_name"}},"x-variants":{header:{with:["scheme"]},query:{}}},billing_rule:{type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{
$ref:"#/definitions/unit"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"\
#/definitions/actual"},counts:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{
$ref:"#/definitions/class_units"},without_usage:{$ref:"#/definitions/without_usage"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},
tokens:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},cap:{$ref:"#/definitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{with:[
"charge","without_usage","final","failed","tokens","cap"],required:["charge","without_usage"]}},if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definit\
ions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_hold"}}}},task_hold:{allOf:[{$ref:"#/definitions/expression"}],not:{type:"object",minProperties:1,
additionalProperties:{type:"object"}}},class_units:{type:"object",not:{required:["cel"],properties:{cel:{type:"string"}}},minProperties:1,propertyNames:{$ref:"#\
/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},without_usage:{type:["string","object"],pattern:"^(hold|free)$",minProperties:1,propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},cap:{type:"number",minimum:1,maximum:1e6},pointers:{type:["string","array"],pattern:"\
^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},count:{type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{
$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0,additionalProperties:!1,required:["sum","at"],properties:{sum:{$ref:"#/definitions/pointers"},at:{$ref:"\
#/definitions/pointer"},where:{$ref:"#/definitions/count_where"}}},count_where:{type:"object",additionalProperties:!1,required:["at","in"],properties:{at:{$ref:"\
#/definitions/pointer"},in:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0}}},actual:{type:"object",additionalProperties:!1,required:["otherwise"],
properties:{at:{$ref:"#/definitions/pointer"},otherwise:{$ref:"#/definitions/expression"}}},fact:{type:"object",additionalProperties:!1,properties:{at:{$ref:"#/\
definitions/places"},flag:{$ref:"#/definitions/flag"},cel:{type:"string",minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{
$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},header:{$ref:"#/definitions/header_name"},assume:{$ref:"#/definitions/duration"},type:{type:"\
string",enum:["string","int","bool"]},enum:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_v\
alues"},minItems:1},default:{$ref:"#/definitions/fact_default"}},"x-variants":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:[
"type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},count:{},header:{with:["type","enum","values","default"],required:["type"]}}},places:{
type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},counted:{type:"object",additionalProperties:!1,
required:["each"],properties:{each:{$ref:"#/definitions/places"},where:{$ref:"#/definitions/matcher"},unless:{$ref:"#/definitions/matcher"},add:{$ref:"#/definit\
ions/pointer"},default:{type:"integer",minimum:1,maximum:1e6},less:{$ref:"#/definitions/pointer"}},dependencies:{default:["add"]}},matcher:{type:"object",minProperties:1,
propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{type:"array",items:{type:["string","null"]},minItems:1,uniqueItems:!0}},fact_values:{type:["i\
nteger","object"],additionalProperties:!1,required:["from","to"],properties:{from:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},to:{type:"\
integer",minimum:-9007199254740991,maximum:9007199254740991}}},fact_default:{type:["string","integer","boolean","object"],additionalProperties:!1,minProperties:1,
properties:{model:{$ref:"#/definitions/name"},limit:{$ref:"#/definitions/name"}}},flag:{type:"object",additionalProperties:!1,required:["names","in"],properties:{
names:{type:"array",items:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9_-]*$"},minItems:1,uniqueItems:!0},in:{$ref:"#/definitions/pointer"}}},media:{type:"object",
additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",minLength:1}}},task_kind:{type:"object",additionalProperties:!1,required:["id","status",
"deadline"],properties:{id:{$ref:"#/definitions/pointer"},query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},status:{$ref:"#/definitions/task_sta\
tus"},deadline:{$ref:"#/definitions/duration"},unknown_outcome:{$ref:"#/definitions/task_unknown_outcome"},nothing_made:{type:"array",items:{$ref:"#/definitions\
/task_nothing_made"},minItems:1}}},task_nothing_made:{type:"object",additionalProperties:!1,required:["status"],dependencies:{at:["in"],in:["at"]},properties:{status:{
type:"array",items:{type:["integer","string"],minimum:400,maximum:599,pattern:"^4xx$"},minItems:1,uniqueItems:!0},at:{$ref:"#/definitions/pointer"},in:{type:"ar\
ray",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0}}},task_unknown_outcome:{type:"object",additionalProperties:!1,properties:{key:{$ref:"#/definit\
ions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/\
definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definiti\
ons/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","pa\
ge","within"],required:["items","id","model","created_at"]}}},unknown_page:{type:"object",additionalProperties:!1,required:["number","size","items"],properties:{
number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},items:{type:"integer",minimum:1,maximum:1e4},most:{type:"integer",minimum:1,maximum:1e3}}},
task_status:{type:"object",additionalProperties:!1,required:["at","running","succeeded","failed"],properties:{at:{$ref:"#/definitions/pointer"},running:{type:"a\
rray",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},succeeded:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},failed:{
type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0}}},fill:{type:"object",additionalProperties:!1,properties:{defaults:{type:"object",additionalProperties:{
$ref:"#/definitions/json"}},set:{type:"object",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"},minProperties:1},hide:{
$ref:"#/definitions/hidden_events"},items:{type:"array",items:{$ref:"#/definitions/fill_item"}}},minProperties:1,dependencies:{hide:["set"]}},hidden_events:{type:"\
object",additionalProperties:!1,required:["has"],properties:{has:{$ref:"#/definitions/pointer"},empty:{$ref:"#/definitions/pointer"}}},fill_item:{type:"object",
additionalProperties:!1,required:["in","member","from","values"],properties:{in:{$ref:"#/definitions/pointer"},member:{type:"string",minLength:1},from:{type:"st\
ring",minLength:1},values:{type:"object",minProperties:1,additionalProperties:{$ref:"#/definitions/json"}}}},catalogue:{type:"object",additionalProperties:!1,required:[
"type","page","item","list"],properties:{type:{$ref:"#/definitions/name"},page:{$ref:"#/definitions/catalogue_page"},upstream:{type:"array",items:{$ref:"#/defin\
itions/name"},minItems:1},item:{$ref:"#/definitions/tree"},list:{$ref:"#/definitions/tree"}}},catalogue_page:{type:"object",additionalProperties:!1,required:["s\
ize","default","max"],properties:{size:{$ref:"#/definitions/query_name"},token:{$ref:"#/definitions/query_name"},after:{$ref:"#/definitions/query_name"},before:{
$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},max:{type:"integer",minimum:1,maximum:1e5}},"x-variants":{token:{},after:{with:[
"before"]}}},route:{type:"object",additionalProperties:!1,required:["match"],properties:{interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},
body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{
$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/defini\
tions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/removed_resource"}},resources:{$ref:"#/definitions/resource_list"},account:{
$ref:"#/definitions/account_view"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"\
array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definiti\
ons/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:[
"cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},examples:{type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["billing"]},
"x-variants":{model:{with:["body_limit","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","body","fill","forward","billing",
"creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","creates_resource","removes_resource","body","fill","forward","on_abort","drai\
n"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{},account:{}},"x-excludes":{branches:["shorthand","body","fill","forwa\
rd","billing","creates_task"]}},drain_limits:{type:"object",additionalProperties:!1,properties:{time:{$ref:"#/definitions/duration"},bytes:{$ref:"#/definitions/\
size"}}},mount:{type:"object",additionalProperties:!1,required:["prefix","upstream"],properties:{prefix:{$ref:"#/definitions/prefix"},upstream:{$ref:"#/definiti\
ons/name"},interface:{$ref:"#/definitions/name"}}},model_rule:{type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/pointer"},param:{$ref:"\
#/definitions/name"},type:{$ref:"#/definitions/name"},prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/defini\
tions/unit"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-variants":{at:{},param:{}}},required_owner:{type:"object",additionalProperties:!1,
required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},param:{$ref:"#/definitions/name"},uri:{type:"string",pattern:"\
^[a-z][a-z0-9+.-]*://$"}},"x-variants":{at:{},param:{},uri:{}}},created_resource:{type:"object",additionalProperties:!1,required:["resource","id"],properties:{resource:{
$ref:"#/definitions/name"},id:{type:"array",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0}}},removed_resource:{type:"object",additionalProperties:!1,
required:["resource","param"],properties:{resource:{$ref:"#/definitions/name"},param:{$ref:"#/definitions/name"}}},rate:{type:"string",pattern:"^[1-9][0-9]{0,11\
}/min$"},limit:{type:"object",additionalProperties:!1,required:["by"],properties:{by:{type:"array",items:{enum:["key","account","model"]},minItems:1,uniqueItems:!0},
models:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},requests:{$ref:"#/definitions/rate"},tokens:{$ref:"#/definitions/rate"},concurrent_requests:{
type:"integer",minimum:1,maximum:1e6},concurrent_tasks:{type:"integer",minimum:1,maximum:1e6},spend_per_day:{$ref:"#/definitions/amount"},spend_per_month:{$ref:"\
#/definitions/amount"}}},account_view:{type:"object",additionalProperties:!1,required:["show","answer"],properties:{show:{enum:["balance","usage","limits"]},item:{
$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},range:{$ref:"#/definitions/day_range"}}},day_range:{type:"ob\
ject",additionalProperties:!1,required:["from","to"],properties:{from:{$ref:"#/definitions/query_name"},to:{$ref:"#/definitions/query_name"}}},resource_list:{type:"\
object",additionalProperties:!1,required:["list","query","record","item","answer","page"],properties:{list:{$ref:"#/definitions/name"},query:{type:"string",pattern:"\
^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},record:{$ref:"#/definitions/pointer"},item:{$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/defi\
nitions/task_page"}}},branch:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/whe\
n"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forwa\
rd"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"}},dependencies:{creates_task:["billing"]}},when:{type:"object",additionalProperties:!1,
properties:{prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},cel:{type:"string",minLength:1},unit:{$ref:"#/definitions/unit"}},
minProperties:1},shorthand:{type:"object",additionalProperties:!1,required:["prompt","images","into","roles"],properties:{prompt:{type:"string",minLength:1},images:{
type:"string",minLength:1},into:{type:"string",minLength:1},roles:{type:"array",items:{type:"string",minLength:1},minItems:1}}},route_forward:{type:"object",additionalProperties:!1,
properties:{only:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},path:{$ref:"#/definitions/path_template"}},minProperties:1},task_action:{
type:"object",additionalProperties:!1,required:["kinds"],properties:{poll:{$ref:"#/definitions/name"},cancel:{$ref:"#/definitions/name"},list:{$ref:"#/definitio\
ns/tree"},kinds:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},item:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},
filters:{$ref:"#/definitions/task_filters"}},"x-variants":{poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}}},task_page:{type:"o\
bject",additionalProperties:!1,required:["number","size","default","max"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_n\
ame"},default:{type:"integer",minimum:1,maximum:1e5},max:{type:"integer",minimum:1,maximum:1e5}}},task_filters:{type:"object",additionalProperties:!1,properties:{
status:{$ref:"#/definitions/query_name"},model:{$ref:"#/definitions/query_name"},id:{$ref:"#/definitions/query_name"}}},example:{type:"object",additionalProperties:!1,
required:["name","expect"],properties:{name:{type:"string",minLength:1},body:{$ref:"#/definitions/json"},headers:{type:"object",propertyNames:{$ref:"#/definitio\
ns/header_name"},additionalProperties:{type:"string"}},params:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string"}},expect:{
$ref:"#/definitions/expect"}}},expect:{type:"object",additionalProperties:!1,properties:{branch:{$ref:"#/definitions/name"},hold:{$ref:"#/definitions/amount"},error:{
type:"string",enum:["invalid_request","unsupported_media_type","body_too_large","unauthenticated","insufficient_funds","model_not_found","task_not_found","resou\
rce_not_found","route_not_found","method_not_allowed","conflict","idempotency_mismatch","request_timeout","upstream_failed","upstream_timeout","upstream_off","o\
verloaded","rate_limited","spend_limited","internal"]}},minProperties:1}}},o=Object.prototype.hasOwnProperty,Qr={type:"object",additionalProperties:!1,properties:{
listen:{$ref:"#/definitions/listen_address"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/se\
rver_bodies"},timeout:{$ref:"#/definitions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},envelope:{$ref:"#/definitions/name"},request_id:{$ref:"#/d\
efinitions/header_name"},tracing:{$ref:"#/definitions/server_tracing"}}};var Cr=new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","u");var Xr=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u");function K(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Xr.test(e))return K.errors=[0],!1}else return K.
errors=[0],!1;return K.errors=i,r===0}function pr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Cr.test(e))return pr.errors=[0],!1}else return pr.errors=[0],!1;return pr.errors=i,r===0}function ke(e){
let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ke.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Cr.test(e))return ke.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.env===void 0||!o.call(e,"env"))&&(f="env"))return ke.errors=[0],!1;{let n=r;for(let t of Object.
keys(e))if(!(t==="env"||t==="default")){return ke.errors=[0],!1;break}if(n===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;K(e.env,0)||(i=i===null?K.errors:i.concat(
K.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let t=r;pr(e.default,0)||(i=i===null?pr.errors:i.concat(pr.errors),
r=i.length);var s=t===r}else var s=!0}}}}return ke.errors=i,r===0}var ei=new RegExp("^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$","u");function Z(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ei.test(e))return Z.errors=[0],!1}else
return Z.errors=[0],!1;return Z.errors=i,r===0}function Ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="nodes"||n==="kept"||n==="kept_\
per_account")){return Ie.errors=[0],!1;break}if(f===r){if(e.nodes!==void 0&&o.call(e,"nodes")){let n=e.nodes,t=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return Ie.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1e7||isNaN(n))return Ie.errors=[0],!1;if(n<1||isNaN(n))return Ie.errors=[0],!1}var s=t===
r}else var s=!0;if(s){if(e.kept!==void 0&&o.call(e,"kept")){let n=r;Z(e.kept,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=n===r}else var s=!0;if(s)
if(e.kept_per_account!==void 0&&o.call(e,"kept_per_account")){let n=r;Z(e.kept_per_account,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=n===r}else
var s=!0}}}else return Ie.errors=[0],!1;return Ie.errors=i,r===0}var ri=new RegExp("^[1-9][0-9]{0,11}(ms|s|m|h|d)$","u");function k(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ri.test(e))return k.errors=[0],!1}else return k.
errors=[0],!1;return k.errors=i,r===0}function mr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"headers"||n==="body"||n==="request")){return mr.errors=[0],!1;break}if(f===r){if(e.headers!==void 0&&o.call(e,"headers")){let n=r;k(e.headers,0)||(i=i===null?k.
errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let n=r;k(e.body,0)||(i=i===null?k.errors:i.concat(k.
errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.request!==void 0&&o.call(e,"request")){let n=r;k(e.request,0)||(i=i===null?k.errors:i.concat(k.errors),r=
i.length);var s=n===r}else var s=!0}}}else return mr.errors=[0],!1;return mr.errors=i,r===0}function yr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="lame_duck"||n==="limit")){return yr.
errors=[0],!1;break}if(f===r){if(e.lame_duck!==void 0&&o.call(e,"lame_duck")){let n=r;k(e.lame_duck,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let n=r;k(e.limit,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0}}else
return yr.errors=[0],!1;return yr.errors=i,r===0}var ii=new RegExp("^[a-z][a-z0-9_]*$","u");function d(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ii.test(e))return d.errors=[0],!1}else return d.errors=
[0],!1;return d.errors=i,r===0}var si=new RegExp("^[a-z0-9!#$%&'*+.^_`|~-]+$","u");function P(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!si.test(e))return P.errors=[0],!1}else return P.
errors=[0],!1;return P.errors=i,r===0}var Er=new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","u");var T=Zr().default;function X(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(T(e)<1)return X.errors=[0],!1}else return X.errors=[0],!1;return X.errors=i,r===
0}function De(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return De.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Er.
test(e))return De.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="file")){return De.errors=
[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;K(e.env,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.file!==void 0&&o.call(e,"file")){let n=r;X(e.file,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=n===r}else var s=!0;if(s&&ie({env:{},file:{}},
e).length!==0)return De.errors=[0],!1}}}}return De.errors=i,r===0}function Xe(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1||isNaN(e))return Xe.errors=[0],!1;if(e<0||isNaN(e))return Xe.errors=[0],!1}else
return Xe.errors=[0],!1;return Xe.errors=i,r===0}function er(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.endpoint===void 0||
!o.call(e,"endpoint"))&&(f="endpoint"))return er.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="endpoint"||t==="sample")){return er.errors=[0],!1;
break}if(n===r){if(e.endpoint!==void 0&&o.call(e,"endpoint")){let t=r;De(e.endpoint,0)||(i=i===null?De.errors:i.concat(De.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.sample!==void 0&&o.call(e,"sample")){let t=r;Xe(e.sample,0)||(i=i===null?Xe.errors:i.concat(Xe.errors),r=i.length);var s=t===r}else var s=!0}}}else return er.
errors=[0],!1;return er.errors=i,r===0}function vr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!o.
call(Qr.properties,n)){return vr.errors=[0],!1;break}if(f===r){if(e.listen!==void 0&&o.call(e,"listen")){let n=r;ke(e.listen,0)||(i=i===null?ke.errors:i.concat(
ke.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.metrics!==void 0&&o.call(e,"metrics")){let n=r;ke(e.metrics,0)||(i=i===null?ke.errors:i.concat(ke.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_limit")){let n=r;Z(e.body_limit,0)||(i=i===null?Z.errors:i.concat(Z.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.bodies!==void 0&&o.call(e,"bodies")){let n=r;Ie(e.bodies,0)||(i=i===null?Ie.errors:i.concat(Ie.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;mr(e.timeout,0)||(i=i===null?mr.errors:i.concat(mr.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let n=r;yr(e.drain,0)||(i=i===null?yr.errors:i.concat(yr.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let n=r;d(e.envelope,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.request_id!==void 0&&o.call(e,"request_id")){let n=r;P(e.request_id,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s)
if(e.tracing!==void 0&&o.call(e,"tracing")){let n=r;er(e.tracing,0)||(i=i===null?er.errors:i.concat(er.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}}}else
return vr.errors=[0],!1;return vr.errors=i,r===0}var Mr=new RegExp("^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","u");function we(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return we.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Mr.test(e))return we.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;
for(let n of Object.keys(e))if(!(n==="env"||n==="default"||n==="file")){return we.errors=[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;K(e.
env,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,t=r;if(r===
t)if(typeof n=="string"){if(!Mr.test(n))return we.errors=[0],!1}else return we.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){
let n=r;X(e.file,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=n===r}else var s=!0;if(s&&ie({env:{with:["default"]},file:{}},e).length!==0)return we.
errors=[0],!1}}}}}return we.errors=i,r===0}function rr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.url===void 0||!o.call(
e,"url"))&&(s="url"))return rr.errors=[0],!1;{let f=r;for(let n of Object.keys(e))if(n!=="url"){return rr.errors=[0],!1;break}f===r&&e.url!==void 0&&o.call(e,"u\
rl")&&(we(e.url,0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length))}}else return rr.errors=[0],!1;return rr.errors=i,r===0}function ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="first"||n==="longest"||n==="co\
ncurrency"||n==="claim"||n==="lease")){return ze.errors=[0],!1;break}if(f===r){if(e.first!==void 0&&o.call(e,"first")){let n=r;k(e.first,0)||(i=i===null?k.errors:
i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let n=r;k(e.longest,0)||(i=i===null?k.errors:i.concat(
k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.concurrency!==void 0&&o.call(e,"concurrency")){let n=e.concurrency,t=r;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return ze.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1024||isNaN(n))return ze.errors=[0],!1;if(n<1||isNaN(n))return ze.
errors=[0],!1}var s=t===r}else var s=!0;if(s){if(e.claim!==void 0&&o.call(e,"claim")){let n=r;k(e.claim,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.lease!==void 0&&o.call(e,"lease")){let n=r;k(e.lease,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else
var s=!0}}}}}else return ze.errors=[0],!1;return ze.errors=i,r===0}function Fe(e){let i=null,r=0;if(typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Fe.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.
isArray(e)){let f;if((e.env===void 0||!o.call(e,"env"))&&(f="env"))return Fe.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default")){
return Fe.errors=[0],!1;break}if(n===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;K(e.env,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;if(typeof t!="string")return Fe.errors=[0],!1;if(!(t==="0"||t==="1"||t==="false"||
t==="true"))return Fe.errors=[0],!1;var s=l===r}else var s=!0}}}return Fe.errors=i,r===0}function _r(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="timeout"||n==="limit"||n==="tolerance"||n==="shortest"||n==="allow_private")){return _r.errors=[0],!1;
break}if(f===r){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;k(e.timeout,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.limit!==void 0&&o.call(e,"limit")){let n=r;Z(e.limit,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.tolerance!==
void 0&&o.call(e,"tolerance")){let n=r;k(e.tolerance,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.shortest!==void 0&&
o.call(e,"shortest")){let n=r;k(e.shortest,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.allow_private!==void 0&&o.
call(e,"allow_private")){let n=r;Fe(e.allow_private,0)||(i=i===null?Fe.errors:i.concat(Fe.errors),r=i.length);var s=n===r}else var s=!0}}}}}else return _r.errors=
[0],!1;return _r.errors=i,r===0}var ni=new RegExp("^[A-Z]{3}$","u");var Gr=new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","u");function V(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Gr.test(e))return V.errors=[0],!1}else
return V.errors=[0],!1;return V.errors=i,r===0}function ve(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.code===void 0||!o.
call(e,"code"))&&(f="code"))return ve.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="code"||t==="overdraft"||t==="time_zone"||t==="low_wallet")){return ve.
errors=[0],!1;break}if(n===r){if(e.code!==void 0&&o.call(e,"code")){let t=e.code,l=r;if(r===l)if(typeof t=="string"){if(!ni.test(t))return ve.errors=[0],!1}else
return ve.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.overdraft!==void 0&&o.call(e,"overdraft")){let t=r;V(e.overdraft,0)||(i=i===null?V.errors:i.concat(
V.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.time_zone!==void 0&&o.call(e,"time_zone")){let t=e.time_zone,l=r;if(r===l)if(typeof t=="string"){if(T(
t)<1)return ve.errors=[0],!1}else return ve.errors=[0],!1;var s=l===r}else var s=!0;if(s)if(e.low_wallet!==void 0&&o.call(e,"low_wallet")){let t=r;V(e.low_wallet,
0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var s=t===r}else var s=!0}}}}}else return ve.errors=[0],!1;return ve.errors=i,r===0}var re=Sr().default;var ti=new RegExp("^[1-9][0-9]{0,11}/min$","u");function Le(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ti.test(e))return Le.errors=[0],!1}else return Le.
errors=[0],!1;return Le.errors=i,r===0}function F(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.by===void 0||!o.call(e,"by"))&&
(t="by"))return F.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="by"||u==="models"||u==="requests"||u==="tokens"||u==="concurrent_requests"||u==="\
concurrent_tasks"||u==="spend_per_day"||u==="spend_per_month")){return F.errors=[0],!1;break}if(l===r){if(e.by!==void 0&&o.call(e,"by")){let u=e.by,v=r;if(r===v)
if(Array.isArray(u)){if(u.length<1)return F.errors=[0],!1;{var s=!0;let a=u.length;for(let c=0;c<a;c++){let y=u[c],m=r;if(!(y==="key"||y==="account"||y==="model"))
return F.errors=[0],!1;var s=m===r;if(!s)break}if(s){let c=u.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(re(u[c],u[y])){return F.errors=[0],!1;break e}}}}}else
return F.errors=[0],!1;var f=v===r}else var f=!0;if(f){if(e.models!==void 0&&o.call(e,"models")){let u=e.models,v=r;if(r===v)if(Array.isArray(u)){if(u.length<1)
return F.errors=[0],!1;{var n=!0;let c=u.length;for(let y=0;y<c;y++){let m=u[y],p=r;if(r===p)if(typeof m=="string"){if(T(m)<1)return F.errors=[0],!1}else return F.
errors=[0],!1;var n=p===r;if(!n)break}if(n){let y=u.length,m;if(y>1){let p={};for(;y--;){let _=u[y];if(typeof _=="string"){if(typeof p[_]=="number"){return m=p[_],
F.errors=[0],!1;break}p[_]=y}}}}}}else return F.errors=[0],!1;var f=v===r}else var f=!0;if(f){if(e.requests!==void 0&&o.call(e,"requests")){let u=r;Le(e.requests,
0)||(i=i===null?Le.errors:i.concat(Le.errors),r=i.length);var f=u===r}else var f=!0;if(f){if(e.tokens!==void 0&&o.call(e,"tokens")){let u=r;Le(e.tokens,0)||(i=i===
null?Le.errors:i.concat(Le.errors),r=i.length);var f=u===r}else var f=!0;if(f){if(e.concurrent_requests!==void 0&&o.call(e,"concurrent_requests")){let u=e.concurrent_requests,
v=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return F.errors=[0],!1;if(r===v&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return F.errors=
[0],!1;if(u<1||isNaN(u))return F.errors=[0],!1}var f=v===r}else var f=!0;if(f){if(e.concurrent_tasks!==void 0&&o.call(e,"concurrent_tasks")){let u=e.concurrent_tasks,
v=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return F.errors=[0],!1;if(r===v&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return F.errors=
[0],!1;if(u<1||isNaN(u))return F.errors=[0],!1}var f=v===r}else var f=!0;if(f){if(e.spend_per_day!==void 0&&o.call(e,"spend_per_day")){let u=r;V(e.spend_per_day,
0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var f=u===r}else var f=!0;if(f)if(e.spend_per_month!==void 0&&o.call(e,"spend_per_month")){let u=r;V(e.spend_per_month,
0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var f=u===r}else var f=!0}}}}}}}}}else return F.errors=[0],!1;return F.errors=i,r===0}function qe(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return qe.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Er.test(
e))return qe.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="default"||n==="file")){return qe.
errors=[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;K(e.env,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,t=r;if(r===t)if(typeof n=="string"){if(!Er.test(n))return qe.errors=[0],!1}else return qe.errors=
[0],!1;var s=t===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let n=r;X(e.file,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=n===
r}else var s=!0;if(s&&ie({env:{with:["default"]},file:{}},e).length!==0)return qe.errors=[0],!1}}}}}return qe.errors=i,r===0}var oi=new RegExp("^[A-Za-z][A-Za-z0-9-]*$","u");function Ce(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!oi.test(e))return Ce.errors=[0],!1}else return Ce.
errors=[0],!1;return Ce.errors=i,r===0}function ir(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="env"||n==="file")){return ir.errors=
[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;K(e.env,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.file!==void 0&&o.call(e,"file")){let n=r;X(e.file,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=n===r}else var s=!0;if(s&&ie({env:{},file:{}},
e).length!==0)return ir.errors=[0],!1}}}else return ir.errors=[0],!1;return ir.errors=i,r===0}function sr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let f;if((e.header===void 0||!o.call(e,"header"))&&(f="header")||(e.secret===void 0||!o.call(e,"secret"))&&(f="secret"))return sr.errors=[0],!1;{let n=r;
for(let t of Object.keys(e))if(!(t==="header"||t==="scheme"||t==="secret")){return sr.errors=[0],!1;break}if(n===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;
P(e.header,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let t=r;Ce(e.scheme,
0)||(i=i===null?Ce.errors:i.concat(Ce.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.secret!==void 0&&o.call(e,"secret")){let t=r;ir(e.secret,0)||(i=i===
null?ir.errors:i.concat(ir.errors),r=i.length);var s=t===r}else var s=!0}}}}else return sr.errors=[0],!1;return sr.errors=i,r===0}function hr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="connect"||n==="headers"||n==="\
idle")){return hr.errors=[0],!1;break}if(f===r){if(e.connect!==void 0&&o.call(e,"connect")){let n=r;k(e.connect,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let n=r;k(e.headers,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.idle!==void 0&&o.call(e,"idle")){let n=r;k(e.idle,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0}}}else
return hr.errors=[0],!1;return hr.errors=i,r===0}function Re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.url===void 0||!o.
call(e,"url"))&&(f="url"))return Re.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="url"||t==="optional"||t==="auth"||t==="timeout"||t==="credentia\
l_refused")){return Re.errors=[0],!1;break}if(n===r){if(e.url!==void 0&&o.call(e,"url")){let t=r;qe(e.url,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.optional!==void 0&&o.call(e,"optional")){let t=r;if(typeof e.optional!="boolean")return Re.errors=[0],!1;var s=t===r}else var s=!0;
if(s){if(e.auth!==void 0&&o.call(e,"auth")){let t=r;sr(e.auth,0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.timeout!==
void 0&&o.call(e,"timeout")){let t=r;hr(e.timeout,0)||(i=i===null?hr.errors:i.concat(hr.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.credential_refused!==
void 0&&o.call(e,"credential_refused")){let t=e.credential_refused,l=r;if(!(t==="pass_on"||t==="upstream_failed"))return Re.errors=[0],!1;var s=l===r}else var s=!0}}}}}}else
return Re.errors=[0],!1;return Re.errors=i,r===0}function ee(e){let i=null,r=0;return typeof e!="string"?(ee.errors=[0],!1):e==="second"||e==="million_tokens"?(ee.errors=i,r===0):(ee.errors=[0],!1)}var Nr={validate:Je};function Je(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Je.errors=[0],!1;if(r===0){if(typeof e==
"string"&&!Gr.test(e))return Je.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Je.errors=[0],!1;for(let f of Object.
keys(e)){let n=r;Nr.validate(e[f],0)||(i=i===null?Nr.validate.errors:i.concat(Nr.validate.errors),r=i.length);var s=n===r;if(!s)break}}}return Je.errors=i,r===0}
function Ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.unit===void 0||!o.call(e,"unit"))&&(n="unit")||(e.by===void 0||!o.
call(e,"by"))&&(n="by")||(e.table===void 0||!o.call(e,"table"))&&(n="table"))return Ze.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="unit"||l==="\
by"||l==="table")){return Ze.errors=[0],!1;break}if(t===r){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;ee(e.unit,0)||(i=i===null?ee.errors:i.concat(ee.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.by!==void 0&&o.call(e,"by")){let l=e.by,u=r;if(r===u)if(Array.isArray(l)){var f=!0;let a=l.length;for(let c=0;c<
a;c++){let y=r;d(l[c],0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(re(
l[c],l[y])){return Ze.errors=[0],!1;break e}}}}else return Ze.errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.table!==void 0&&o.call(e,"table")){let l=r;Je(e.
table,0)||(i=i===null?Je.errors:i.concat(Je.errors),r=i.length);var s=l===r}else var s=!0}}}}else return Ze.errors=[0],!1;return Ze.errors=i,r===0}var li=new RegExp("^[A-Za-z0-9][A-Za-z0-9._/:@-]*$","u");function pe(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!li.test(e))return pe.errors=[0],!1}else
return pe.errors=[0],!1;return pe.errors=i,r===0}function Y(e){return Y.errors=null,!0}var fi=new RegExp("^[!-~]+$","u");function D(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let v;
if((e.type===void 0||!o.call(e,"type"))&&(v="type")||(e.upstream===void 0||!o.call(e,"upstream"))&&(v="upstream"))return D.errors=[0],!1;{let a=r;for(let c of Object.
keys(e))if(!(c==="type"||c==="upstream"||c==="as"||c==="price"||c==="defaults"||c==="limits"||c==="card")){return D.errors=[0],!1;break}if(a===r){if(e.type!==void 0&&
o.call(e,"type")){let c=r;d(e.type,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"ups\
tream")){let c=r;d(e.upstream,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.as!==void 0&&o.call(e,"as")){let c=e.
as,y=r;if(r===y)if(typeof c=="string"){if(!fi.test(c))return D.errors=[0],!1}else return D.errors=[0],!1;var s=y===r}else var s=!0;if(s){if(e.price!==void 0&&o.
call(e,"price")){let c=r;d(e.price,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.defaults!==void 0&&o.call(e,"def\
aults")){let c=e.defaults,y=r;if(r===y)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let p of Object.keys(c)){let _=r;d(p,0)||(i=i===null?d.errors:i.concat(d.
errors),r=i.length);var f=_===r;if(!f){return i===null?i=[0]:i.push(0),r++,D.errors=i,!1;break}}if(f)for(let p of Object.keys(c)){let _=c[p],$=r;if(typeof _!="s\
tring"&&!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean")return D.errors=[0],!1;var n=$===r;if(!n)break}}else return D.errors=[0],!1;var s=y===r}else var s=!0;
if(s){if(e.limits!==void 0&&o.call(e,"limits")){let c=e.limits,y=r;if(r===y)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let p of Object.keys(c)){let _=r;d(
p,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var t=_===r;if(!t){return i===null?i=[0]:i.push(0),r++,D.errors=i,!1;break}}if(t)for(let p of Object.keys(
c)){let _=c[p],$=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return D.errors=[0],!1;if(r===$&&typeof _=="number"&&isFinite(_)){if(_>1e9||isNaN(_))
return D.errors=[0],!1;if(_<1||isNaN(_))return D.errors=[0],!1}var l=$===r;if(!l)break}}else return D.errors=[0],!1;var s=y===r}else var s=!0;if(s)if(e.card!==void 0&&
o.call(e,"card")){let c=e.card,y=r;if(r===y)if(c&&typeof c=="object"&&!Array.isArray(c))for(let p of Object.keys(c)){let _=r;Y(c[p],0)||(i=i===null?Y.errors:i.concat(
Y.errors),r=i.length);var u=_===r;if(!u)break}else return D.errors=[0],!1;var s=y===r}else var s=!0}}}}}}}}else return D.errors=[0],!1;return D.errors=i,r===0}function O(e){return O.errors=null,!0}var ui=new RegExp("^[^\\r\\n]+$","u");function Ve(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"event"||n==="data")){return Ve.errors=[0],!1;break}if(f===r){if(e.event!==void 0&&o.call(e,"event")){let n=e.event,t=r;if(r===t)if(typeof n=="string"){if(!ui.test(
n))return Ve.errors=[0],!1}else return Ve.errors=[0],!1;var s=t===r}else var s=!0;if(s)if(e.data!==void 0&&o.call(e,"data")){let n=r;O(e.data,0)||(i=i===null?O.
errors:i.concat(O.errors),r=i.length);var s=n===r}else var s=!0}}else return Ve.errors=[0],!1;return Ve.errors=i,r===0}var ci={type:"object",additionalProperties:!1,
properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions/error_words"},body_too_large:{$ref:"#/definitions/err\
or_words"},unauthenticated:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},
model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{
$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/error_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"\
#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_words"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/defi\
nitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{$ref:"#/definitions/error_words"},rate_limited:{$ref:"#/definitions/error_word\
s"},spend_limited:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions/error_words"}}};function b(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return b.errors=[0],!1;if(r===0){if(typeof e=="string"&&T(e)<1)return b.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return b.errors=[0],!1;for(let n of Object.keys(e)){let t=r;d(n,0)||
(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=t===r;if(!s){return i===null?i=[0]:i.push(0),r++,b.errors=i,!1;break}}if(s)for(let n of Object.keys(e)){
let t=e[n],l=r;if(typeof t!="string"&&t!==null)return b.errors=[0],!1;var f=l===r;if(!f)break}}}return b.errors=i,r===0}function gr(e){let i=null,r=0;if(r===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!o.call(ci.properties,n)){return gr.errors=[0],!1;break}if(f===r){if(e.invalid_request!==
void 0&&o.call(e,"invalid_request")){let n=r;b(e.invalid_request,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&o.call(e,"unsupported_media_type")){let n=r;b(e.unsupported_media_type,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let n=r;b(e.body_too_large,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let n=r;b(e.unauthenticated,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let n=r;b(e.insufficient_funds,0)||(i=i===null?b.errors:i.concat(b.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.not_found!==void 0&&o.call(e,"not_found")){let n=r;b(e.not_found,0)||(i=i===null?b.errors:i.concat(b.errors),r=
i.length);var s=n===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let n=r;b(e.model_not_found,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let n=r;b(e.task_not_found,0)||(i=i===null?b.errors:
i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let n=r;b(e.resource_not_found,
0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_not_found")){let n=r;b(e.
route_not_found,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_a\
llowed")){let n=r;b(e.method_not_allowed,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(
e,"conflict")){let n=r;b(e.conflict,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&
o.call(e,"idempotency_mismatch")){let n=r;b(e.idempotency_mismatch,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
request_timeout!==void 0&&o.call(e,"request_timeout")){let n=r;b(e.request_timeout,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let n=r;b(e.upstream_failed,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let n=r;b(e.upstream_timeout,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let n=r;b(e.upstream_off,0)||(i=i===null?b.errors:i.concat(b.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let n=r;b(e.overloaded,0)||(i=i===null?b.errors:i.concat(b.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let n=r;b(e.rate_limited,0)||(i=i===null?b.errors:i.concat(b.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let n=r;b(e.spend_limited,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let n=r;b(e.internal,0)||(i=i===null?b.errors:i.concat(b.errors),
r=i.length);var s=n===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}else return gr.errors=[0],!1;return gr.errors=i,r===0}var ai={type:"object",additionalProperties:!1,properties:{
invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{
$ref:"#/definitions/status"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/\
status"},resource_not_found:{$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{
$ref:"#/definitions/status"},idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitio\
ns/status"},upstream_timeout:{$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},rate_limited:{$ref:"\
#/definitions/status"},spend_limited:{$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}};function j(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return j.errors=[0],!1;if(r===0&&typeof e=="number"&&isFinite(e)){if(e>599||
isNaN(e))return j.errors=[0],!1;if(e<400||isNaN(e))return j.errors=[0],!1}return j.errors=i,r===0}function br(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!o.call(ai.properties,n)){return br.errors=[0],!1;break}if(f===r){if(e.invalid_request!==void 0&&o.call(
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
r=i.length);var s=n===r}else var s=!0}}}}}}}}}}}}}}}}}}}}else return br.errors=[0],!1;return br.errors=i,r===0}function Pe(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t;if((e.body===void 0||!o.call(e,"body"))&&(t="body")||(e.names===void 0||!o.call(e,"names"))&&(t="names"))return Pe.errors=[0],
!1;{let l=r;for(let u of Object.keys(e))if(!(u==="headers"||u==="body"||u==="stream"||u==="names"||u==="statuses")){return Pe.errors=[0],!1;break}if(l===r){if(e.
headers!==void 0&&o.call(e,"headers")){let u=e.headers,v=r;if(r===v)if(u&&typeof u=="object"&&!Array.isArray(u)){for(let a of Object.keys(u)){let c=r;P(a,0)||(i=
i===null?P.errors:i.concat(P.errors),r=i.length);var s=c===r;if(!s){return i===null?i=[0]:i.push(0),r++,Pe.errors=i,!1;break}}if(s)for(let a of Object.keys(u)){
let c=r;if(typeof u[a]!="string")return Pe.errors=[0],!1;var f=c===r;if(!f)break}}else return Pe.errors=[0],!1;var n=v===r}else var n=!0;if(n){if(e.body!==void 0&&
o.call(e,"body")){let u=r;O(e.body,0)||(i=i===null?O.errors:i.concat(O.errors),r=i.length);var n=u===r}else var n=!0;if(n){if(e.stream!==void 0&&o.call(e,"strea\
m")){let u=r;Ve(e.stream,0)||(i=i===null?Ve.errors:i.concat(Ve.errors),r=i.length);var n=u===r}else var n=!0;if(n){if(e.names!==void 0&&o.call(e,"names")){let u=r;
gr(e.names,0)||(i=i===null?gr.errors:i.concat(gr.errors),r=i.length);var n=u===r}else var n=!0;if(n)if(e.statuses!==void 0&&o.call(e,"statuses")){let u=r;br(e.statuses,
0)||(i=i===null?br.errors:i.concat(br.errors),r=i.length);var n=u===r}else var n=!0}}}}}}else return Pe.errors=[0],!1;return Pe.errors=i,r===0}var Dr=new RegExp("^(/|(/[A-Za-z0-9._~-]+)+)$","u");function Ge(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Dr.test(e))return Ge.errors=[0],!1}else return Ge.errors=[0],!1;return Ge.errors=i,r===0}function He(e){
let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return He.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Dr.test(e))return He.errors=[0],!1;if(r===0&&Array.
isArray(e)){if(e.length<1)return He.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let t=r;Ge(e[n],0)||(i=i===null?Ge.errors:i.concat(Ge.errors),r=
i.length);var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(re(e[n],e[t])){return He.errors=[0],!1;break e}}}}}}return He.errors=
i,r===0}var di=new RegExp("^[^\\s&=#?/]+$","u");function A(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!di.test(e))return A.errors=[0],!1}else return A.errors=
[0],!1;return A.errors=i,r===0}function nr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n===
"header"||n==="scheme"||n==="query")){return nr.errors=[0],!1;break}if(f===r){if(e.header!==void 0&&o.call(e,"header")){let n=r;P(e.header,0)||(i=i===null?P.errors:
i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let n=r;Ce(e.scheme,0)||(i=i===null?Ce.errors:i.concat(
Ce.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=r;A(e.query,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.
length);var s=n===r}else var s=!0;if(s&&ie({header:{with:["scheme"]},query:{}},e).length!==0)return nr.errors=[0],!1}}}}else return nr.errors=[0],!1;return nr.errors=
i,r===0}function _e(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.headers===void 0||!o.call(e,"headers"))&&(t="headers")||(e.query===
void 0||!o.call(e,"query"))&&(t="query"))return _e.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="headers"||u==="query")){return _e.errors=[0],!1;
break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let u=e.headers,v=r;if(r===v)if(Array.isArray(u)){var s=!0;let a=u.length;for(let c=0;c<a;c++){let y=r;
P(u[c],0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=y===r;if(!s)break}if(s){let c=u.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(re(u[c],u[y])){
return _e.errors=[0],!1;break e}}}}else return _e.errors=[0],!1;var f=v===r}else var f=!0;if(f)if(e.query!==void 0&&o.call(e,"query")){let u=e.query,v=r;if(r===
v)if(Array.isArray(u)){var n=!0;let c=u.length;for(let y=0;y<c;y++){let m=r;A(u[y],0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var n=m===r;if(!n)break}
if(n){let y=u.length,m;if(y>1){e:for(;y--;)for(m=y;m--;)if(re(u[y],u[m])){return _e.errors=[0],!1;break e}}}}else return _e.errors=[0],!1;var f=v===r}else var f=!0}}}else
return _e.errors=[0],!1;return _e.errors=i,r===0}function tr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.header===void 0||!o.call(e,"header"))&&(f="header"))return tr.errors=
[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="header"||t==="keep")){return tr.errors=[0],!1;break}if(n===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;
P(e.header,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.keep!==void 0&&o.call(e,"keep")){let t=r;k(e.keep,0)||(i=
i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0}}}else return tr.errors=[0],!1;return tr.errors=i,r===0}function U(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.prefix===void 0||!o.call(e,"prefix"))&&(u="prefix")||(e.auth===void 0||!o.call(e,"auth"))&&(u=
"auth")||(e.envelope===void 0||!o.call(e,"envelope"))&&(u="envelope")||(e.forward===void 0||!o.call(e,"forward"))&&(u="forward"))return U.errors=[0],!1;{let v=r;
for(let a of Object.keys(e))if(!(a==="prefix"||a==="auth"||a==="envelope"||a==="forward"||a==="idempotency"||a==="request_id"||a==="limit_headers"||a==="log_hea\
ders")){return U.errors=[0],!1;break}if(v===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let a=r;He(e.prefix,0)||(i=i===null?He.errors:i.concat(He.errors),r=i.length);
var s=a===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(e,"auth")){let a=e.auth,c=r;if(r===c)if(Array.isArray(a)){if(a.length<1)return U.errors=[0],!1;{var f=!0;
let m=a.length;for(let p=0;p<m;p++){let _=r;nr(a[p],0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);var f=_===r;if(!f)break}}}else return U.errors=[0],
!1;var s=c===r}else var s=!0;if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let a=r;d(e.envelope,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=a===
r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let a=r;_e(e.forward,0)||(i=i===null?_e.errors:i.concat(_e.errors),r=i.length);var s=a===r}else
var s=!0;if(s){if(e.idempotency!==void 0&&o.call(e,"idempotency")){let a=r;tr(e.idempotency,0)||(i=i===null?tr.errors:i.concat(tr.errors),r=i.length);var s=a===
r}else var s=!0;if(s){if(e.request_id!==void 0&&o.call(e,"request_id")){let a=r;P(e.request_id,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=a===
r}else var s=!0;if(s){if(e.limit_headers!==void 0&&o.call(e,"limit_headers")){let a=e.limit_headers,c=r;if(r===c)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.
keys(a).length<1)return U.errors=[0],!1;for(let m of Object.keys(a)){let p=r;P(m,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var n=p===r;if(!n){return i===
null?i=[0]:i.push(0),r++,U.errors=i,!1;break}}if(n)for(let m of Object.keys(a)){let p=a[m],_=r;if(r===_)if(typeof p=="string"){if(T(p)<1)return U.errors=[0],!1}else
return U.errors=[0],!1;var t=_===r;if(!t)break}}else return U.errors=[0],!1;var s=c===r}else var s=!0;if(s)if(e.log_headers!==void 0&&o.call(e,"log_headers")){let a=e.
log_headers,c=r;if(r===c)if(Array.isArray(a)){if(a.length<1)return U.errors=[0],!1;{var l=!0;let m=a.length;for(let p=0;p<m;p++){let _=r;P(a[p],0)||(i=i===null?
P.errors:i.concat(P.errors),r=i.length);var l=_===r;if(!l)break}if(l){let p=a.length,_;if(p>1){e:for(;p--;)for(_=p;_--;)if(re(a[p],a[_])){return U.errors=[0],!1;
break e}}}}}else return U.errors=[0],!1;var s=c===r}else var s=!0}}}}}}}}}else return U.errors=[0],!1;return U.errors=i,r===0}var pi={type:"object",additionalProperties:!1,
required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/definitions/without_usage"},final:{$ref:"#/definitions/pointers"},
failed:{$ref:"#/definitions/pointers"},tokens:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},cap:{$ref:"#/definitions/cap"}},"x-vari\
ants":{actual:{with:["cap"]},counts:{with:["charge","without_usage","final","failed","tokens","cap"],required:["charge","without_usage"]}},if:{required:["counts"]},
then:{properties:{hold:{$ref:"#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_hold"}}}};function H(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return H.errors=[0],!1;
{let f=r;for(let n of Object.keys(e))if(n!=="cel"){return H.errors=[0],!1;break}if(f===r&&e.cel!==void 0&&o.call(e,"cel")){let n=e.cel;if(r===r)if(typeof n=="st\
ring"){if(T(n)<1)return H.errors=[0],!1}else return H.errors=[0],!1}}}else return H.errors=[0],!1;return H.errors=i,r===0}function je(e){let i=null,r=0,s=r,f=r;
if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.cel===void 0||!o.call(e,"cel"))&&(u="cel")){let v={};i===null?i=[v]:i.push(v),r++}else if(e.cel!==void 0&&
o.call(e,"cel")&&typeof e.cel!="string"){let v={};i===null?i=[v]:i.push(v),r++}}var n=f===r;if(n)return je.errors=[0],!1;if(r=s,i!==null&&(s?i.length=s:i=null),
r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return je.errors=[0],!1;for(let u of Object.keys(e)){let v=r;d(u,0)||(i=i===null?d.
errors:i.concat(d.errors),r=i.length);var t=v===r;if(!t){return i===null?i=[0]:i.push(0),r++,je.errors=i,!1;break}}if(t)for(let u of Object.keys(e)){let v=r;H(e[u],
0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);var l=v===r;if(!l)break}}else return je.errors=[0],!1;return je.errors=i,r===0}function wr(e){let i=null,r=0,s=r,f=r;if(r===f)if(e&&typeof e=="object"&&!Array.isArray(e))if(Object.keys(e).length<1){let l={};i===null?i=[l]:i.push(l),r++}else
for(let l of Object.keys(e)){let u=e[l],v=r;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let a={};i===null?i=[a]:i.push(a),r++}var n=v===r;if(!n)break}else{let l={};
i===null?i=[l]:i.push(l),r++}var t=f===r;return t?(wr.errors=[0],!1):(r=s,i!==null&&(s?i.length=s:i=null),H(e,0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length),
wr.errors=i,r===0)}var mi={type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/places"},flag:{$ref:"#/definitions/flag"},cel:{type:"string",
minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},header:{
$ref:"#/definitions/header_name"},assume:{$ref:"#/definitions/duration"},type:{type:"string",enum:["string","int","bool"]},enum:{type:"array",items:{type:"strin\
g"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/definitions/fact_default"}},"x-variant\
s":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},
count:{},header:{with:["type","enum","values","default"],required:["type"]}}};var qr=new RegExp("^(/([^~/]|~0|~1)*)+$","u");function g(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!qr.test(e))return g.errors=[0],!1}else return g.errors=[0],!1;return g.errors=i,r===0}function Ae(e){
let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Ae.errors=[0],!1;if(r===0){if(typeof e=="string"&&!qr.test(e))return Ae.errors=[0],!1;if(r===0&&Array.
isArray(e)){if(e.length<1)return Ae.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let t=r;g(e[n],0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);
var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(re(e[n],e[t])){return Ae.errors=[0],!1;break e}}}}}}return Ae.errors=i,r===0}var yi=new RegExp("^[A-Za-z][A-Za-z0-9_-]*$","u");function ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.names===void 0||
!o.call(e,"names"))&&(n="names")||(e.in===void 0||!o.call(e,"in"))&&(n="in"))return ae.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="names"||l===
"in")){return ae.errors=[0],!1;break}if(t===r){if(e.names!==void 0&&o.call(e,"names")){let l=e.names,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ae.errors=
[0],!1;{var s=!0;let v=l.length;for(let a=0;a<v;a++){let c=l[a],y=r;if(r===y)if(typeof c=="string"){if(!yi.test(c))return ae.errors=[0],!1}else return ae.errors=
[0],!1;var s=y===r;if(!s)break}if(s){let a=l.length,c;if(a>1){let y={};for(;a--;){let m=l[a];if(typeof m=="string"){if(typeof y[m]=="number"){return c=y[m],ae.errors=
[0],!1;break}y[m]=a}}}}}}else return ae.errors=[0],!1;var f=u===r}else var f=!0;if(f)if(e.in!==void 0&&o.call(e,"in")){let l=r;g(e.in,0)||(i=i===null?g.errors:i.
concat(g.errors),r=i.length);var f=l===r}else var f=!0}}}else return ae.errors=[0],!1;return ae.errors=i,r===0}function Te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return Te.errors=[0],
!1;{let f=r;for(let n of Object.keys(e))if(n!=="cel"){return Te.errors=[0],!1;break}if(f===r&&e.cel!==void 0&&o.call(e,"cel")){let n=e.cel;if(r===r)if(typeof n==
"string"){if(T(n)<1)return Te.errors=[0],!1}else return Te.errors=[0],!1}}}else return Te.errors=[0],!1;return Te.errors=i,r===0}var vi=new RegExp("\\.json$","u");function me(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!vi.test(e))return me.errors=[0],!1}else return me.errors=[0],
!1;return me.errors=i,r===0}function ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ne.errors=[0],!1;for(let t of Object.keys(
e)){let l=r;g(t,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r;if(!s){return i===null?i=[0]:i.push(0),r++,ne.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let l=e[t],u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ne.errors=[0],!1;{var f=!0;let v=l.length;for(let a=0;a<v;a++){let c=l[a],y=r;if(typeof c!=
"string"&&c!==null)return ne.errors=[0],!1;var f=y===r;if(!f)break}if(f){let a=l.length,c;if(a>1){let y={};for(;a--;){let m=l[a];if(!(typeof m!="string"&&m!==null)){
if(typeof m=="string"&&(m+="_"),typeof y[m]=="number"){return c=y[m],ne.errors=[0],!1;break}y[m]=a}}}}}}else return ne.errors=[0],!1;var n=u===r;if(!n)break}}else
return ne.errors=[0],!1;return ne.errors=i,r===0}function he(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.each===void 0||
!o.call(e,"each"))&&(f="each"))return he.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="each"||t==="where"||t==="unless"||t==="add"||t==="default"||
t==="less")){return he.errors=[0],!1;break}if(n===r){let t;if(e.default!==void 0&&o.call(e,"default")&&(e.add===void 0||!o.call(e,"add"))&&(t="add"))return he.errors=
[0],!1;if(e.each!==void 0&&o.call(e,"each")){let l=r;Ae(e.each,0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.where!==
void 0&&o.call(e,"where")){let l=r;ne(e.where,0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unless!==void 0&&o.
call(e,"unless")){let l=r;ne(e.unless,0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.add!==void 0&&o.call(e,"add")){
let l=r;g(e.add,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=e.default,
u=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return he.errors=[0],!1;if(r===u&&typeof l=="number"&&isFinite(l)){if(l>1e6||isNaN(l))return he.errors=
[0],!1;if(l<1||isNaN(l))return he.errors=[0],!1}var s=u===r}else var s=!0;if(s)if(e.less!==void 0&&o.call(e,"less")){let l=r;g(e.less,0)||(i=i===null?g.errors:i.
concat(g.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}else return he.errors=[0],!1;return he.errors=i,r===0}function oe(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&!(e&&typeof e=="object"&&!Array.isArray(e)))return oe.errors=[0],!1;if(r===
0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.from===void 0||!o.call(e,"from"))&&(f="from")||(e.to===void 0||!o.call(e,"to"))&&(f="to"))return oe.errors=
[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="from"||t==="to")){return oe.errors=[0],!1;break}if(n===r){if(e.from!==void 0&&o.call(e,"from")){let t=e.from,
l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return oe.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))
return oe.errors=[0],!1;if(t<-9007199254740991||isNaN(t))return oe.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){let t=e.to,l=r;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return oe.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return oe.
errors=[0],!1;if(t<-9007199254740991||isNaN(t))return oe.errors=[0],!1}var s=l===r}else var s=!0}}}return oe.errors=i,r===0}function or(e){let i=null,r=0;if(typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return or.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return or.errors=[0],!1;{let f=r;for(let n of Object.
keys(e))if(!(n==="model"||n==="limit")){return or.errors=[0],!1;break}if(f===r){if(e.model!==void 0&&o.call(e,"model")){let n=r;d(e.model,0)||(i=i===null?d.errors:
i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let n=r;d(e.limit,0)||(i=i===null?d.errors:i.concat(d.errors),
r=i.length);var s=n===r}else var s=!0}}}return or.errors=i,r===0}function S(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let l of Object.
keys(e))if(!o.call(mi.properties,l)){return S.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;Ae(e.at,0)||(i=i===null?Ae.errors:i.concat(
Ae.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.flag!==void 0&&o.call(e,"flag")){let l=r;ae(e.flag,0)||(i=i===null?ae.errors:i.concat(ae.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.cel!==void 0&&o.call(e,"cel")){let l=e.cel,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return S.errors=[0],!1}else
return S.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.media!==void 0&&o.call(e,"media")){let l=r;Te(e.media,0)||(i=i===null?Te.errors:i.concat(Te.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.limit!==void 0&&o.call(e,"limit")){let l=r;d(e.limit,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.fits!==void 0&&o.call(e,"fits")){let l=r;me(e.fits,0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.count!==void 0&&o.call(e,"count")){let l=r;he(e.count,0)||(i=i===null?he.errors:i.concat(he.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
header!==void 0&&o.call(e,"header")){let l=r;P(e.header,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.assume!==void 0&&
o.call(e,"assume")){let l=r;k(e.assume,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"typ\
e")){let l=e.type,u=r;if(typeof l!="string")return S.errors=[0],!1;if(!(l==="string"||l==="int"||l==="bool"))return S.errors=[0],!1;var s=u===r}else var s=!0;if(s){
if(e.enum!==void 0&&o.call(e,"enum")){let l=e.enum,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return S.errors=[0],!1;{var f=!0;let a=l.length;for(let c=0;c<
a;c++){let y=r;if(typeof l[c]!="string")return S.errors=[0],!1;var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){let m={};for(;c--;){let p=l[c];if(typeof p==
"string"){if(typeof m[p]=="number"){return y=m[p],S.errors=[0],!1;break}m[p]=c}}}}}}else return S.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.values!==void 0&&
o.call(e,"values")){let l=e.values,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return S.errors=[0],!1;{var n=!0;let a=l.length;for(let c=0;c<a;c++){let y=r;
oe(l[c],0)||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length);var n=y===r;if(!n)break}}}else return S.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.default!==
void 0&&o.call(e,"default")){let l=r;or(e.default,0)||(i=i===null?or.errors:i.concat(or.errors),r=i.length);var s=l===r}else var s=!0;if(s&&ie({at:{with:["flag",
"type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},count:{},header:{with:[
"type","enum","values","default"],required:["type"]}},e).length!==0)return S.errors=[0],!1}}}}}}}}}}}}}}else return S.errors=[0],!1;return S.errors=i,r===0}function lr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(f="otherwise"))return lr.
errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="at"||t==="otherwise")){return lr.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&o.call(e,"at")){let t=r;
g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.otherwise!==void 0&&o.call(e,"otherwise")){let t=r;H(e.otherwise,
0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);var s=t===r}else var s=!0}}}else return lr.errors=[0],!1;return lr.errors=i,r===0}function te(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return te.errors=[0],!1;if(r===0){if(typeof e=="string"&&!qr.test(e))return te.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return te.errors=[0],!1;{var s=!0;let f=e.length;for(let n=0;n<f;n++){let t=r;g(e[n],0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(re(e[n],e[t])){return te.errors=[0],!1;break e}}}}}}return te.
errors=i,r===0}function ge(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.at===void 0||!o.call(e,"at"))&&(n="at")||(e.in===void 0||!o.call(
e,"in"))&&(n="in"))return ge.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="at"||l==="in")){return ge.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&
o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.in!==void 0&&o.call(e,"in")){let l=e.
in,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ge.errors=[0],!1;{var f=!0;let a=l.length;for(let c=0;c<a;c++){let y=r;if(typeof l[c]!="string")return ge.
errors=[0],!1;var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){let m={};for(;c--;){let p=l[c];if(typeof p=="string"){if(typeof m[p]=="number"){return y=m[p],
ge.errors=[0],!1;break}m[p]=c}}}}}}else return ge.errors=[0],!1;var s=u===r}else var s=!0}}}else return ge.errors=[0],!1;return ge.errors=i,r===0}function xe(e){
let i=null,r=0;if((!e||typeof e!="object")&&typeof e!="string")return xe.errors=[0],!1;if(r===0){if(typeof e=="string"&&!qr.test(e))return xe.errors=[0],!1;if(r===
0){if(Array.isArray(e)){if(e.length<1)return xe.errors=[0],!1;{var s=!0;let n=e.length;for(let t=0;t<n;t++){let l=r;g(e[t],0)||(i=i===null?g.errors:i.concat(g.errors),
r=i.length);var s=l===r;if(!s)break}if(s){let t=e.length,l;if(t>1){e:for(;t--;)for(l=t;l--;)if(re(e[t],e[l])){return xe.errors=[0],!1;break e}}}}}if(r===0&&e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.sum===void 0||!o.call(e,"sum"))&&(n="sum")||(e.at===void 0||!o.call(e,"at"))&&(n="at"))return xe.errors=[0],!1;{let t=r;
for(let l of Object.keys(e))if(!(l==="sum"||l==="at"||l==="where")){return xe.errors=[0],!1;break}if(t===r){if(e.sum!==void 0&&o.call(e,"sum")){let l=r;te(e.sum,
0)||(i=i===null?te.errors:i.concat(te.errors),r=i.length);var f=l===r}else var f=!0;if(f){if(e.at!==void 0&&o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:
i.concat(g.errors),r=i.length);var f=l===r}else var f=!0;if(f)if(e.where!==void 0&&o.call(e,"where")){let l=r;ge(e.where,0)||(i=i===null?ge.errors:i.concat(ge.errors),
r=i.length);var f=l===r}else var f=!0}}}}}}return xe.errors=i,r===0}var _i=new RegExp("^(hold|free)$","u");function Ue(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ue.errors=[0],!1;
if(r===0){if(typeof e=="string"&&!_i.test(e))return Ue.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ue.errors=
[0],!1;for(let n of Object.keys(e)){let t=r;d(n,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=t===r;if(!s){return i===null?i=[0]:i.push(0),r++,Ue.
errors=i,!1;break}}if(s)for(let n of Object.keys(e)){let t=r;H(e[n],0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);var f=t===r;if(!f)break}}}return Ue.
errors=i,r===0}function fr(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return fr.errors=[0],!1;if(e<1||isNaN(e))return fr.errors=[0],!1}else
return fr.errors=[0],!1;return fr.errors=i,r===0}function W(e){let i=null,r=0,s=r,f=!0,n=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if((e.counts===void 0||
!o.call(e,"counts"))&&(p="counts")){let _={};i===null?i=[_]:i.push(_),r++}}var t=n===r;r=s,i!==null&&(s?i.length=s:i=null);let l;if(t){let p=r;e&&typeof e=="obj\
ect"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(je(e.hold,0)||(i=i===null?je.errors:i.concat(je.errors),r=i.length));var t=p===r;f=t,l="then"}else{
let p=r;e&&typeof e=="object"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(wr(e.hold,0)||(i=i===null?wr.errors:i.concat(wr.errors),r=i.length));var t=p===
r;f=t,l="else"}if(!f)return i===null?i=[0]:i.push(0),r++,W.errors=i,!1;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if((e.unit===void 0||!o.call(
e,"unit"))&&(p="unit")||(e.facts===void 0||!o.call(e,"facts"))&&(p="facts")||(e.hold===void 0||!o.call(e,"hold"))&&(p="hold"))return W.errors=[0],!1;{let _=r;for(let $ of Object.
keys(e))if(!o.call(pi.properties,$)){return W.errors=[0],!1;break}if(_===r){if(e.unit!==void 0&&o.call(e,"unit")){let $=r;ee(e.unit,0)||(i=i===null?ee.errors:i.
concat(ee.errors),r=i.length);var u=$===r}else var u=!0;if(u){if(e.facts!==void 0&&o.call(e,"facts")){let $=e.facts,I=r;if(r===I)if($&&typeof $=="object"&&!Array.
isArray($)){for(let z of Object.keys($)){let C=r;d(z,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var v=C===r;if(!v){return i===null?i=[0]:i.push(0),
r++,W.errors=i,!1;break}}if(v)for(let z of Object.keys($)){let C=r;S($[z],0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var a=C===r;if(!a)break}}else return W.
errors=[0],!1;var u=I===r}else var u=!0;if(u){if(e.actual!==void 0&&o.call(e,"actual")){let $=r;lr(e.actual,0)||(i=i===null?lr.errors:i.concat(lr.errors),r=i.length);
var u=$===r}else var u=!0;if(u){if(e.counts!==void 0&&o.call(e,"counts")){let $=e.counts,I=r;if(r===I)if($&&typeof $=="object"&&!Array.isArray($)){if(Object.keys(
$).length<1)return W.errors=[0],!1;for(let z of Object.keys($)){let C=r;d(z,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var c=C===r;if(!c){return i===
null?i=[0]:i.push(0),r++,W.errors=i,!1;break}}if(c)for(let z of Object.keys($)){let C=r;xe($[z],0)||(i=i===null?xe.errors:i.concat(xe.errors),r=i.length);var y=C===
r;if(!y)break}}else return W.errors=[0],!1;var u=I===r}else var u=!0;if(u){if(e.charge!==void 0&&o.call(e,"charge")){let $=r;je(e.charge,0)||(i=i===null?je.errors:
i.concat(je.errors),r=i.length);var u=$===r}else var u=!0;if(u){if(e.without_usage!==void 0&&o.call(e,"without_usage")){let $=r;Ue(e.without_usage,0)||(i=i===null?
Ue.errors:i.concat(Ue.errors),r=i.length);var u=$===r}else var u=!0;if(u){if(e.final!==void 0&&o.call(e,"final")){let $=r;te(e.final,0)||(i=i===null?te.errors:i.
concat(te.errors),r=i.length);var u=$===r}else var u=!0;if(u){if(e.failed!==void 0&&o.call(e,"failed")){let $=r;te(e.failed,0)||(i=i===null?te.errors:i.concat(te.
errors),r=i.length);var u=$===r}else var u=!0;if(u){if(e.tokens!==void 0&&o.call(e,"tokens")){let $=e.tokens,I=r;if(r===I)if(Array.isArray($)){if($.length<1)return W.
errors=[0],!1;{var m=!0;let z=$.length;for(let C=0;C<z;C++){let Ee=r;d($[C],0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var m=Ee===r;if(!m)break}if(m){
let C=$.length,Ee;if(C>1){e:for(;C--;)for(Ee=C;Ee--;)if(re($[C],$[Ee])){return W.errors=[0],!1;break e}}}}}else return W.errors=[0],!1;var u=I===r}else var u=!0;
if(u){if(e.cap!==void 0&&o.call(e,"cap")){let $=r;fr(e.cap,0)||(i=i===null?fr.errors:i.concat(fr.errors),r=i.length);var u=$===r}else var u=!0;if(u&&ie({actual:{
with:["cap"]},counts:{with:["charge","without_usage","final","failed","tokens","cap"],required:["charge","without_usage"]}},e).length!==0)return W.errors=[0],!1}}}}}}}}}}}}else
return W.errors=[0],!1;return W.errors=i,r===0}function L(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if((e.at===void 0||!o.call(e,"at"))&&(l="at")||(e.running===void 0||!o.
call(e,"running"))&&(l="running")||(e.succeeded===void 0||!o.call(e,"succeeded"))&&(l="succeeded")||(e.failed===void 0||!o.call(e,"failed"))&&(l="failed"))return L.
errors=[0],!1;{let u=r;for(let v of Object.keys(e))if(!(v==="at"||v==="running"||v==="succeeded"||v==="failed")){return L.errors=[0],!1;break}if(u===r){if(e.at!==
void 0&&o.call(e,"at")){let v=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=v===r}else var s=!0;if(s){if(e.running!==void 0&&o.call(e,"\
running")){let v=e.running,a=r;if(r===a)if(Array.isArray(v)){if(v.length<1)return L.errors=[0],!1;{var f=!0;let y=v.length;for(let m=0;m<y;m++){let p=v[m],_=r;if(r===
_)if(typeof p=="string"){if(T(p)<1)return L.errors=[0],!1}else return L.errors=[0],!1;var f=_===r;if(!f)break}if(f){let m=v.length,p;if(m>1){let _={};for(;m--;){
let $=v[m];if(typeof $=="string"){if(typeof _[$]=="number"){return p=_[$],L.errors=[0],!1;break}_[$]=m}}}}}}else return L.errors=[0],!1;var s=a===r}else var s=!0;
if(s){if(e.succeeded!==void 0&&o.call(e,"succeeded")){let v=e.succeeded,a=r;if(r===a)if(Array.isArray(v)){if(v.length<1)return L.errors=[0],!1;{var n=!0;let y=v.
length;for(let m=0;m<y;m++){let p=v[m],_=r;if(r===_)if(typeof p=="string"){if(T(p)<1)return L.errors=[0],!1}else return L.errors=[0],!1;var n=_===r;if(!n)break}
if(n){let m=v.length,p;if(m>1){let _={};for(;m--;){let $=v[m];if(typeof $=="string"){if(typeof _[$]=="number"){return p=_[$],L.errors=[0],!1;break}_[$]=m}}}}}}else
return L.errors=[0],!1;var s=a===r}else var s=!0;if(s)if(e.failed!==void 0&&o.call(e,"failed")){let v=e.failed,a=r;if(r===a)if(Array.isArray(v)){if(v.length<1)return L.
errors=[0],!1;{var t=!0;let y=v.length;for(let m=0;m<y;m++){let p=v[m],_=r;if(r===_)if(typeof p=="string"){if(T(p)<1)return L.errors=[0],!1}else return L.errors=
[0],!1;var t=_===r;if(!t)break}if(t){let m=v.length,p;if(m>1){let _={};for(;m--;){let $=v[m];if(typeof $=="string"){if(typeof _[$]=="number"){return p=_[$],L.errors=
[0],!1;break}_[$]=m}}}}}}else return L.errors=[0],!1;var s=a===r}else var s=!0}}}}}else return L.errors=[0],!1;return L.errors=i,r===0}var hi={type:"object",additionalProperties:!1,
properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/de\
finitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/\
pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{with:["decides_within"]},list:{with:["items","id",
"model","created_at","total","page","within"],required:["items","id","model","created_at"]}}};function le(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!o.call(e,"number"))&&(f="number")||(e.size===void 0||
!o.call(e,"size"))&&(f="size")||(e.items===void 0||!o.call(e,"items"))&&(f="items"))return le.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="numbe\
r"||t==="size"||t==="items"||t==="most")){return le.errors=[0],!1;break}if(n===r){if(e.number!==void 0&&o.call(e,"number")){let t=r;A(e.number,0)||(i=i===null?A.
errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;A(e.size,0)||(i=i===null?A.errors:i.concat(A.
errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let t=e.items,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return le.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e4||isNaN(t))return le.errors=[0],!1;if(t<1||isNaN(t))return le.errors=[0],!1}var s=l===
r}else var s=!0;if(s)if(e.most!==void 0&&o.call(e,"most")){let t=e.most,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return le.errors=[0],!1;if(r===
l&&typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return le.errors=[0],!1;if(t<1||isNaN(t))return le.errors=[0],!1}var s=l===r}else var s=!0}}}}}else return le.
errors=[0],!1;return le.errors=i,r===0}var gi=new RegExp("^/[^\\s#{}]*$","u");function Ke(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let f=r;for(let n of Object.keys(e))if(!o.call(hi.properties,n)){return Ke.errors=[0],!1;break}if(f===r){if(e.key!==void 0&&o.call(e,"key")){let n=r;P(e.key,0)||
(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.decides_within!==void 0&&o.call(e,"decides_within")){let n=r;k(e.decides_within,
0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let n=e.list,t=r;if(r===t)if(typeof n==
"string"){if(!gi.test(n))return Ke.errors=[0],!1}else return Ke.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let n=r;g(
e.items,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.id!==void 0&&o.call(e,"id")){let n=r;g(e.id,0)||(i=i===null?
g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let n=r;g(e.model,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.created_at!==void 0&&o.call(e,"created_at")){let n=r;g(e.created_at,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.total!==void 0&&o.call(e,"total")){let n=r;g(e.total,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let n=r;le(e.page,0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.within!==void 0&&o.call(e,"within")){let n=r;k(e.within,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;
if(s&&ie({key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}},e).
length!==0)return Ke.errors=[0],!1}}}}}}}}}}}else return Ke.errors=[0],!1;return Ke.errors=i,r===0}var bi=new RegExp("^4xx$","u");function R(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.status===void 0||!o.call(e,"status"))&&
(t="status"))return R.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="status"||u==="at"||u==="in")){return R.errors=[0],!1;break}if(l===r){let u;if(e.
at!==void 0&&o.call(e,"at")&&(e.in===void 0||!o.call(e,"in"))&&(u="in"))return R.errors=[0],!1;if(e.in!==void 0&&o.call(e,"in")&&(e.at===void 0||!o.call(e,"at"))&&
(u="at"))return R.errors=[0],!1;if(e.status!==void 0&&o.call(e,"status")){let v=e.status,a=r;if(r===a)if(Array.isArray(v)){if(v.length<1)return R.errors=[0],!1;
{var s=!0;let c=v.length;for(let y=0;y<c;y++){let m=v[y],p=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&typeof m!="string")return R.errors=[0],!1;
if(r===p){if(typeof m=="number"&&isFinite(m)){if(m>599||isNaN(m))return R.errors=[0],!1;if(m<400||isNaN(m))return R.errors=[0],!1}if(r===p&&typeof m=="string"&&
!bi.test(m))return R.errors=[0],!1}var s=p===r;if(!s)break}if(s){let y=v.length,m;if(y>1){let p={};for(;y--;){let _=v[y];if(!(!(typeof _=="number"&&!(_%1)&&!isNaN(
_)&&isFinite(_))&&typeof _!="string")){if(typeof _=="string"&&(_+="_"),typeof p[_]=="number"){return m=p[_],R.errors=[0],!1;break}p[_]=y}}}}}}else return R.errors=
[0],!1;var f=a===r}else var f=!0;if(f){if(e.at!==void 0&&o.call(e,"at")){let v=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var f=v===r}else
var f=!0;if(f)if(e.in!==void 0&&o.call(e,"in")){let v=e.in,a=r;if(r===a)if(Array.isArray(v)){if(v.length<1)return R.errors=[0],!1;{var n=!0;let y=v.length;for(let m=0;m<
y;m++){let p=v[m],_=r;if(r===_)if(typeof p=="string"){if(T(p)<1)return R.errors=[0],!1}else return R.errors=[0],!1;var n=_===r;if(!n)break}if(n){let m=v.length,
p;if(m>1){let _={};for(;m--;){let $=v[m];if(typeof $=="string"){if(typeof _[$]=="number"){return p=_[$],R.errors=[0],!1;break}_[$]=m}}}}}}else return R.errors=[
0],!1;var f=a===r}else var f=!0}}}}else return R.errors=[0],!1;return R.errors=i,r===0}var Vr=new RegExp("^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$","u");function be(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.id===void 0||!o.call(e,"id"))&&(n="id")||(e.status===void 0||!o.call(e,"status"))&&
(n="status")||(e.deadline===void 0||!o.call(e,"deadline"))&&(n="deadline"))return be.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="id"||l==="quer\
y"||l==="status"||l==="deadline"||l==="unknown_outcome"||l==="nothing_made")){return be.errors=[0],!1;break}if(t===r){if(e.id!==void 0&&o.call(e,"id")){let l=r;
g(e.id,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let l=e.query,u=r;if(r===
u)if(typeof l=="string"){if(!Vr.test(l))return be.errors=[0],!1}else return be.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.status!==void 0&&o.call(e,"sta\
tus")){let l=r;L(e.status,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.deadline!==void 0&&o.call(e,"deadline")){
let l=r;k(e.deadline,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unknown_outcome!==void 0&&o.call(e,"unknown_ou\
tcome")){let l=r;Ke(e.unknown_outcome,0)||(i=i===null?Ke.errors:i.concat(Ke.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.nothing_made!==void 0&&o.call(
e,"nothing_made")){let l=e.nothing_made,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return be.errors=[0],!1;{var f=!0;let a=l.length;for(let c=0;c<a;c++){let y=r;
R(l[c],0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var f=y===r;if(!f)break}}}else return be.errors=[0],!1;var s=u===r}else var s=!0}}}}}}}else return be.
errors=[0],!1;return be.errors=i,r===0}function ur(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.has===void 0||!o.call(e,"has"))&&(f="has"))return ur.errors=[0],
!1;{let n=r;for(let t of Object.keys(e))if(!(t==="has"||t==="empty")){return ur.errors=[0],!1;break}if(n===r){if(e.has!==void 0&&o.call(e,"has")){let t=r;g(e.has,
0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.empty!==void 0&&o.call(e,"empty")){let t=r;g(e.empty,0)||(i=i===null?
g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0}}}else return ur.errors=[0],!1;return ur.errors=i,r===0}function fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.in===void 0||!o.call(e,"in"))&&(n="in")||(e.member===void 0||!o.
call(e,"member"))&&(n="member")||(e.from===void 0||!o.call(e,"from"))&&(n="from")||(e.values===void 0||!o.call(e,"values"))&&(n="values"))return fe.errors=[0],!1;
{let t=r;for(let l of Object.keys(e))if(!(l==="in"||l==="member"||l==="from"||l==="values")){return fe.errors=[0],!1;break}if(t===r){if(e.in!==void 0&&o.call(e,
"in")){let l=r;g(e.in,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.member!==void 0&&o.call(e,"member")){let l=e.
member,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return fe.errors=[0],!1}else return fe.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.from!==void 0&&o.
call(e,"from")){let l=e.from,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return fe.errors=[0],!1}else return fe.errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return fe.errors=[0],!1;
for(let a of Object.keys(l)){let c=r;Y(l[a],0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var f=c===r;if(!f)break}}else return fe.errors=[0],!1;var s=u===
r}else var s=!0}}}}}else return fe.errors=[0],!1;return fe.errors=i,r===0}function ue(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.
keys(e).length<1)return ue.errors=[0],!1;{let u=r;for(let v of Object.keys(e))if(!(v==="defaults"||v==="set"||v==="hide"||v==="items")){return ue.errors=[0],!1;
break}if(u===r){let v;if(e.hide!==void 0&&o.call(e,"hide")&&(e.set===void 0||!o.call(e,"set"))&&(v="set"))return ue.errors=[0],!1;if(e.defaults!==void 0&&o.call(
e,"defaults")){let a=e.defaults,c=r;if(r===c)if(a&&typeof a=="object"&&!Array.isArray(a))for(let y of Object.keys(a)){let m=r;Y(a[y],0)||(i=i===null?Y.errors:i.
concat(Y.errors),r=i.length);var s=m===r;if(!s)break}else return ue.errors=[0],!1;var f=c===r}else var f=!0;if(f){if(e.set!==void 0&&o.call(e,"set")){let a=e.set,
c=r;if(r===c)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return ue.errors=[0],!1;for(let m of Object.keys(a)){let p=r;g(m,0)||(i=i===
null?g.errors:i.concat(g.errors),r=i.length);var n=p===r;if(!n){return i===null?i=[0]:i.push(0),r++,ue.errors=i,!1;break}}if(n)for(let m of Object.keys(a)){let p=r;
Y(a[m],0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var t=p===r;if(!t)break}}else return ue.errors=[0],!1;var f=c===r}else var f=!0;if(f){if(e.hide!==
void 0&&o.call(e,"hide")){let a=r;ur(e.hide,0)||(i=i===null?ur.errors:i.concat(ur.errors),r=i.length);var f=a===r}else var f=!0;if(f)if(e.items!==void 0&&o.call(
e,"items")){let a=e.items,c=r;if(r===c)if(Array.isArray(a)){var l=!0;let m=a.length;for(let p=0;p<m;p++){let _=r;fe(a[p],0)||(i=i===null?fe.errors:i.concat(fe.errors),
r=i.length);var l=_===r;if(!l)break}}else return ue.errors=[0],!1;var f=c===r}else var f=!0}}}}}else return ue.errors=[0],!1;return ue.errors=i,r===0}function se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.size===void 0||!o.call(e,"size"))&&(f="size")||(e.default===void 0||
!o.call(e,"default"))&&(f="default")||(e.max===void 0||!o.call(e,"max"))&&(f="max"))return se.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="size"||
t==="token"||t==="after"||t==="before"||t==="default"||t==="max")){return se.errors=[0],!1;break}if(n===r){if(e.size!==void 0&&o.call(e,"size")){let t=r;A(e.size,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.token!==void 0&&o.call(e,"token")){let t=r;A(e.token,0)||(i=i===null?
A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let t=r;A(e.after,0)||(i=i===null?A.errors:i.concat(
A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.before!==void 0&&o.call(e,"before")){let t=r;A(e.before,0)||(i=i===null?A.errors:i.concat(A.errors),r=
i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return se.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return se.errors=[0],!1;if(t<1||isNaN(t))return se.errors=[0],!1}var s=l===
r}else var s=!0;if(s){if(e.max!==void 0&&o.call(e,"max")){let t=e.max,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return se.errors=[0],!1;if(r===
l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return se.errors=[0],!1;if(t<1||isNaN(t))return se.errors=[0],!1}var s=l===r}else var s=!0;if(s&&ie({token:{},
after:{with:["before"]}},e).length!==0)return se.errors=[0],!1}}}}}}}}else return se.errors=[0],!1;return se.errors=i,r===0}function Be(e){let i=null,r=0;if(r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.type===void 0||!o.call(e,"type"))&&(n="type")||(e.page===void 0||!o.call(e,"page"))&&(n="page")||(e.item===
void 0||!o.call(e,"item"))&&(n="item")||(e.list===void 0||!o.call(e,"list"))&&(n="list"))return Be.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="\
type"||l==="page"||l==="upstream"||l==="item"||l==="list")){return Be.errors=[0],!1;break}if(t===r){if(e.type!==void 0&&o.call(e,"type")){let l=r;d(e.type,0)||(i=
i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;se(e.page,0)||(i=i===null?se.errors:
i.concat(se.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){
if(l.length<1)return Be.errors=[0],!1;{var f=!0;let a=l.length;for(let c=0;c<a;c++){let y=r;d(l[c],0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var f=y===
r;if(!f)break}}}else return Be.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;O(e.item,0)||(i=i===null?O.errors:i.concat(
O.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.list!==void 0&&o.call(e,"list")){let l=r;O(e.list,0)||(i=i===null?O.errors:i.concat(O.errors),r=i.length);
var s=l===r}else var s=!0}}}}}}else return Be.errors=[0],!1;return Be.errors=i,r===0}var $i={type:"object",additionalProperties:!1,required:["match"],properties:{
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
task:{},account:{}},"x-excludes":{branches:["shorthand","body","fill","forward","billing","creates_task"]}};var ki=new RegExp("^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$","u");function $r(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ki.test(e))return $r.errors=
[0],!1}else return $r.errors=[0],!1;return $r.errors=i,r===0}function ce(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let l of Object.keys(e))if(!(l==="at"||l==="param"||l==="type"||
l==="prefix"||l==="unit"||l==="upstream")){return ce.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let l=r;d(e.param,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let l=r;d(e.type,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.prefix!==void 0&&o.call(e,"prefix")){let l=e.prefix,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ce.errors=[0],!1;{var f=!0;
let a=l.length;for(let c=0;c<a;c++){let y=r;pe(l[c],0)||(i=i===null?pe.errors:i.concat(pe.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>
1){e:for(;c--;)for(y=c;y--;)if(re(l[c],l[y])){return ce.errors=[0],!1;break e}}}}}else return ce.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.unit!==void 0&&
o.call(e,"unit")){let l=r;ee(e.unit,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"\
upstream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ce.errors=[0],!1;{var n=!0;let a=l.length;for(let c=0;c<a;c++){let y=r;d(l[c],
0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var n=y===r;if(!n)break}if(n){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(re(l[c],l[y])){return ce.
errors=[0],!1;break e}}}}}else return ce.errors=[0],!1;var s=u===r}else var s=!0;if(s&&ie({at:{},param:{}},e).length!==0)return ce.errors=[0],!1}}}}}}}else return ce.
errors=[0],!1;return ce.errors=i,r===0}function G(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!o.call(e,"number"))&&(f="number")||(e.size===void 0||
!o.call(e,"size"))&&(f="size")||(e.default===void 0||!o.call(e,"default"))&&(f="default")||(e.max===void 0||!o.call(e,"max"))&&(f="max"))return G.errors=[0],!1;
{let n=r;for(let t of Object.keys(e))if(!(t==="number"||t==="size"||t==="default"||t==="max")){return G.errors=[0],!1;break}if(n===r){if(e.number!==void 0&&o.call(
e,"number")){let t=r;A(e.number,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;
A(e.size,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return G.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return G.errors=[0],
!1;if(t<1||isNaN(t))return G.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let t=e.max,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)))return G.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return G.errors=[0],!1;if(t<1||isNaN(t))return G.errors=[0],
!1}var s=l===r}else var s=!0}}}}}else return G.errors=[0],!1;return G.errors=i,r===0}function kr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="status"||n==="model"||n==="id")){
return kr.errors=[0],!1;break}if(f===r){if(e.status!==void 0&&o.call(e,"status")){let n=r;A(e.status,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let n=r;A(e.model,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.id!==void 0&&o.call(e,"id")){let n=r;A(e.id,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=n===r}else var s=!0}}}else return kr.errors=
[0],!1;return kr.errors=i,r===0}function $e(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.kinds===void 0||!o.call(e,"kinds"))&&
(n="kinds"))return $e.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="poll"||l==="cancel"||l==="list"||l==="kinds"||l==="item"||l==="page"||l==="fi\
lters")){return $e.errors=[0],!1;break}if(t===r){if(e.poll!==void 0&&o.call(e,"poll")){let l=r;d(e.poll,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.cancel!==void 0&&o.call(e,"cancel")){let l=r;d(e.cancel,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let l=r;O(e.list,0)||(i=i===null?O.errors:i.concat(O.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return $e.errors=[0],!1;{var f=!0;let a=l.length;for(let c=0;c<
a;c++){let y=r;d(l[c],0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(re(
l[c],l[y])){return $e.errors=[0],!1;break e}}}}}else return $e.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;O(e.item,
0)||(i=i===null?O.errors:i.concat(O.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;G(e.page,0)||(i=i===null?G.
errors:i.concat(G.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.filters!==void 0&&o.call(e,"filters")){let l=r;kr(e.filters,0)||(i=i===null?kr.errors:
i.concat(kr.errors),r=i.length);var s=l===r}else var s=!0;if(s&&ie({poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}},e).length!==
0)return $e.errors=[0],!1}}}}}}}}}else return $e.errors=[0],!1;return $e.errors=i,r===0}var ji=new RegExp("^[a-z][a-z0-9+.-]*://$","u");function Oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||
!o.call(e,"resource"))&&(f="resource"))return Oe.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="resource"||t==="at"||t==="param"||t==="uri")){return Oe.
errors=[0],!1;break}if(n===r){if(e.resource!==void 0&&o.call(e,"resource")){let t=r;d(e.resource,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.at!==void 0&&o.call(e,"at")){let t=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
param!==void 0&&o.call(e,"param")){let t=r;d(e.param,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.uri!==void 0&&
o.call(e,"uri")){let t=e.uri,l=r;if(r===l)if(typeof t=="string"){if(!ji.test(t))return Oe.errors=[0],!1}else return Oe.errors=[0],!1;var s=l===r}else var s=!0;if(s&&
ie({at:{},param:{},uri:{}},e).length!==0)return Oe.errors=[0],!1}}}}}}else return Oe.errors=[0],!1;return Oe.errors=i,r===0}function Ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.resource===void 0||!o.call(e,"resource"))&&(n="resource")||(e.id===
void 0||!o.call(e,"id"))&&(n="id"))return Ne.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="resource"||l==="id")){return Ne.errors=[0],!1;break}if(t===
r){if(e.resource!==void 0&&o.call(e,"resource")){let l=r;d(e.resource,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.
id!==void 0&&o.call(e,"id")){let l=e.id,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Ne.errors=[0],!1;{var f=!0;let a=l.length;for(let c=0;c<a;c++){let y=r;
g(l[c],0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var f=y===r;if(!f)break}if(f){let c=l.length,y;if(c>1){e:for(;c--;)for(y=c;y--;)if(re(l[c],l[y])){
return Ne.errors=[0],!1;break e}}}}}else return Ne.errors=[0],!1;var s=u===r}else var s=!0}}}else return Ne.errors=[0],!1;return Ne.errors=i,r===0}function cr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||!o.call(e,"resource"))&&(f="resource")||(e.param===
void 0||!o.call(e,"param"))&&(f="param"))return cr.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="resource"||t==="param")){return cr.errors=[0],!1;
break}if(n===r){if(e.resource!==void 0&&o.call(e,"resource")){let t=r;d(e.resource,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.param!==void 0&&o.call(e,"param")){let t=r;d(e.param,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=t===r}else var s=!0}}}else return cr.
errors=[0],!1;return cr.errors=i,r===0}function Se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.list===void 0||!o.call(e,"list"))&&(f="list")||(e.query===void 0||
!o.call(e,"query"))&&(f="query")||(e.record===void 0||!o.call(e,"record"))&&(f="record")||(e.item===void 0||!o.call(e,"item"))&&(f="item")||(e.answer===void 0||
!o.call(e,"answer"))&&(f="answer")||(e.page===void 0||!o.call(e,"page"))&&(f="page"))return Se.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="list"||
t==="query"||t==="record"||t==="item"||t==="answer"||t==="page")){return Se.errors=[0],!1;break}if(n===r){if(e.list!==void 0&&o.call(e,"list")){let t=r;d(e.list,
0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let t=e.query,l=r;if(r===l)if(typeof t==
"string"){if(!Vr.test(t))return Se.errors=[0],!1}else return Se.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.record!==void 0&&o.call(e,"record")){let t=r;
g(e.record,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let t=r;O(e.item,0)||(i=
i===null?O.errors:i.concat(O.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let t=r;O(e.answer,0)||(i=i===null?O.
errors:i.concat(O.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.page!==void 0&&o.call(e,"page")){let t=r;G(e.page,0)||(i=i===null?G.errors:i.concat(G.
errors),r=i.length);var s=t===r}else var s=!0}}}}}}}else return Se.errors=[0],!1;return Se.errors=i,r===0}function ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.from===void 0||!o.call(e,"from"))&&(f="from")||(e.to===void 0||!o.
call(e,"to"))&&(f="to"))return ar.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="from"||t==="to")){return ar.errors=[0],!1;break}if(n===r){if(e.from!==
void 0&&o.call(e,"from")){let t=r;A(e.from,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){
let t=r;A(e.to,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0}}}else return ar.errors=[0],!1;return ar.errors=i,r===0}function We(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.show===void 0||!o.call(e,"show"))&&(f="show")||(e.answer===void 0||!o.call(e,"a\
nswer"))&&(f="answer"))return We.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="show"||t==="item"||t==="answer"||t==="page"||t==="range")){return We.
errors=[0],!1;break}if(n===r){if(e.show!==void 0&&o.call(e,"show")){let t=e.show,l=r;if(!(t==="balance"||t==="usage"||t==="limits"))return We.errors=[0],!1;var s=l===
r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let t=r;O(e.item,0)||(i=i===null?O.errors:i.concat(O.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.answer!==void 0&&o.call(e,"answer")){let t=r;O(e.answer,0)||(i=i===null?O.errors:i.concat(O.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.page!==
void 0&&o.call(e,"page")){let t=r;G(e.page,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.range!==void 0&&o.call(e,
"range")){let t=r;ar(e.range,0)||(i=i===null?ar.errors:i.concat(ar.errors),r=i.length);var s=t===r}else var s=!0}}}}}}else return We.errors=[0],!1;return We.errors=
i,r===0}function de(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return de.errors=[0],!1;{let n=r;for(let t of Object.
keys(e))if(!(t==="prefix"||t==="cel"||t==="unit")){return de.errors=[0],!1;break}if(n===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let t=e.prefix,l=r;if(r===l)
if(Array.isArray(t)){if(t.length<1)return de.errors=[0],!1;{var s=!0;let u=t.length;for(let v=0;v<u;v++){let a=r;pe(t[v],0)||(i=i===null?pe.errors:i.concat(pe.errors),
r=i.length);var s=a===r;if(!s)break}if(s){let v=t.length,a;if(v>1){e:for(;v--;)for(a=v;a--;)if(re(t[v],t[a])){return de.errors=[0],!1;break e}}}}}else return de.
errors=[0],!1;var f=l===r}else var f=!0;if(f){if(e.cel!==void 0&&o.call(e,"cel")){let t=e.cel,l=r;if(r===l)if(typeof t=="string"){if(T(t)<1)return de.errors=[0],
!1}else return de.errors=[0],!1;var f=l===r}else var f=!0;if(f)if(e.unit!==void 0&&o.call(e,"unit")){let t=r;ee(e.unit,0)||(i=i===null?ee.errors:i.concat(ee.errors),
r=i.length);var f=t===r}else var f=!0}}}}else return de.errors=[0],!1;return de.errors=i,r===0}function M(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.prompt===void 0||!o.call(e,"prompt"))&&(n="prompt")||(e.images===
void 0||!o.call(e,"images"))&&(n="images")||(e.into===void 0||!o.call(e,"into"))&&(n="into")||(e.roles===void 0||!o.call(e,"roles"))&&(n="roles"))return M.errors=
[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="prompt"||l==="images"||l==="into"||l==="roles")){return M.errors=[0],!1;break}if(t===r){if(e.prompt!==void 0&&
o.call(e,"prompt")){let l=e.prompt,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return M.errors=[0],!1}else return M.errors=[0],!1;var s=u===r}else var s=!0;if(s){
if(e.images!==void 0&&o.call(e,"images")){let l=e.images,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return M.errors=[0],!1}else return M.errors=[0],!1;var s=u===
r}else var s=!0;if(s){if(e.into!==void 0&&o.call(e,"into")){let l=e.into,u=r;if(r===u)if(typeof l=="string"){if(T(l)<1)return M.errors=[0],!1}else return M.errors=
[0],!1;var s=u===r}else var s=!0;if(s)if(e.roles!==void 0&&o.call(e,"roles")){let l=e.roles,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return M.errors=[0],
!1;{var f=!0;let a=l.length;for(let c=0;c<a;c++){let y=l[c],m=r;if(r===m)if(typeof y=="string"){if(T(y)<1)return M.errors=[0],!1}else return M.errors=[0],!1;var f=m===
r;if(!f)break}}}else return M.errors=[0],!1;var s=u===r}else var s=!0}}}}}else return M.errors=[0],!1;return M.errors=i,r===0}var Ai=new RegExp("^/[^\\s?#]*$","u");function jr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ai.test(e))return jr.errors=[0],!1}else return jr.errors=
[0],!1;return jr.errors=i,r===0}function Q(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Q.errors=[0],
!1;{let n=r;for(let t of Object.keys(e))if(!(t==="only"||t==="path")){return Q.errors=[0],!1;break}if(n===r){if(e.only!==void 0&&o.call(e,"only")){let t=e.only,
l=r;if(r===l)if(Array.isArray(t)){if(t.length<1)return Q.errors=[0],!1;{var s=!0;let u=t.length;for(let v=0;v<u;v++){let a=t[v],c=r;if(r===c)if(typeof a=="strin\
g"){if(T(a)<1)return Q.errors=[0],!1}else return Q.errors=[0],!1;var s=c===r;if(!s)break}if(s){let v=t.length,a;if(v>1){let c={};for(;v--;){let y=t[v];if(typeof y==
"string"){if(typeof c[y]=="number"){return a=c[y],Q.errors=[0],!1;break}c[y]=v}}}}}}else return Q.errors=[0],!1;var f=l===r}else var f=!0;if(f)if(e.path!==void 0&&
o.call(e,"path")){let t=r;jr(e.path,0)||(i=i===null?jr.errors:i.concat(jr.errors),r=i.length);var f=t===r}else var f=!0}}}else return Q.errors=[0],!1;return Q.errors=
i,r===0}function Ye(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.name===void 0||!o.call(e,"name"))&&(f="name"))return Ye.
errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="name"||t==="when"||t==="shorthand"||t==="body"||t==="fill"||t==="forward"||t==="billing"||t==="crea\
tes_task")){return Ye.errors=[0],!1;break}if(n===r){let t;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(t="\
billing"))return Ye.errors=[0],!1;if(e.name!==void 0&&o.call(e,"name")){let l=r;d(e.name,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.when!==void 0&&o.call(e,"when")){let l=r;de(e.when,0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.shorthand!==void 0&&o.call(e,"shorthand")){let l=r;M(e.shorthand,0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
body!==void 0&&o.call(e,"body")){let l=r;me(e.body,0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.fill!==void 0&&
o.call(e,"fill")){let l=r;d(e.fill,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forw\
ard")){let l=r;Q(e.forward,0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let l=r;
d(e.billing,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.creates_task!==void 0&&o.call(e,"creates_task")){let l=r;
d(e.creates_task,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}}}else return Ye.errors=[0],!1;return Ye.errors=i,r===0}function Ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let n of Object.keys(e))if(!(n==="time"||n==="bytes")){return Ar.
errors=[0],!1;break}if(f===r){if(e.time!==void 0&&o.call(e,"time")){let n=r;k(e.time,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.bytes!==void 0&&o.call(e,"bytes")){let n=r;Z(e.bytes,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=n===r}else var s=!0}}else return Ar.
errors=[0],!1;return Ar.errors=i,r===0}function Me(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Me.errors=[0],!1;{let f=r;for(let n of Object.
keys(e))if(!(n==="branch"||n==="hold"||n==="error")){return Me.errors=[0],!1;break}if(f===r){if(e.branch!==void 0&&o.call(e,"branch")){let n=r;d(e.branch,0)||(i=
i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.hold!==void 0&&o.call(e,"hold")){let n=r;V(e.hold,0)||(i=i===null?V.errors:
i.concat(V.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.error!==void 0&&o.call(e,"error")){let n=e.error,t=r;if(typeof n!="string")return Me.errors=[
0],!1;if(!(n==="invalid_request"||n==="unsupported_media_type"||n==="body_too_large"||n==="unauthenticated"||n==="insufficient_funds"||n==="model_not_found"||n===
"task_not_found"||n==="resource_not_found"||n==="route_not_found"||n==="method_not_allowed"||n==="conflict"||n==="idempotency_mismatch"||n==="request_timeout"||
n==="upstream_failed"||n==="upstream_timeout"||n==="upstream_off"||n==="overloaded"||n==="rate_limited"||n==="spend_limited"||n==="internal"))return Me.errors=[
0],!1;var s=t===r}else var s=!0}}}}else return Me.errors=[0],!1;return Me.errors=i,r===0}function J(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let u;if((e.name===void 0||!o.call(e,"name"))&&(u="name")||(e.expect===void 0||!o.call(e,"expect"))&&(u="expect"))return J.errors=[0],!1;{let v=r;for(let a of Object.
keys(e))if(!(a==="name"||a==="body"||a==="headers"||a==="params"||a==="expect")){return J.errors=[0],!1;break}if(v===r){if(e.name!==void 0&&o.call(e,"name")){let a=e.
name,c=r;if(r===c)if(typeof a=="string"){if(T(a)<1)return J.errors=[0],!1}else return J.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(
e,"body")){let a=r;Y(e.body,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){
let a=e.headers,c=r;if(r===c)if(a&&typeof a=="object"&&!Array.isArray(a)){for(let m of Object.keys(a)){let p=r;P(m,0)||(i=i===null?P.errors:i.concat(P.errors),r=
i.length);var f=p===r;if(!f){return i===null?i=[0]:i.push(0),r++,J.errors=i,!1;break}}if(f)for(let m of Object.keys(a)){let p=r;if(typeof a[m]!="string")return J.
errors=[0],!1;var n=p===r;if(!n)break}}else return J.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.params!==void 0&&o.call(e,"params")){let a=e.params,c=r;
if(r===c)if(a&&typeof a=="object"&&!Array.isArray(a)){for(let m of Object.keys(a)){let p=r;d(m,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var t=p===
r;if(!t){return i===null?i=[0]:i.push(0),r++,J.errors=i,!1;break}}if(t)for(let m of Object.keys(a)){let p=r;if(typeof a[m]!="string")return J.errors=[0],!1;var l=p===
r;if(!l)break}}else return J.errors=[0],!1;var s=c===r}else var s=!0;if(s)if(e.expect!==void 0&&o.call(e,"expect")){let a=r;Me(e.expect,0)||(i=i===null?Me.errors:
i.concat(Me.errors),r=i.length);var s=a===r}else var s=!0}}}}}}else return J.errors=[0],!1;return J.errors=i,r===0}function B(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let c;if((e.match===void 0||!o.call(e,"match"))&&(c="match"))return B.errors=[0],!1;{let y=r;for(let m of Object.keys(e))if(!o.call(
$i.properties,m)){return B.errors=[0],!1;break}if(y===r){let m;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&
(m="billing"))return B.errors=[0],!1;if(e.interface!==void 0&&o.call(e,"interface")){let p=r;d(e.interface,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);
var s=p===r}else var s=!0;if(s){if(e.match!==void 0&&o.call(e,"match")){let p=r;$r(e.match,0)||(i=i===null?$r.errors:i.concat($r.errors),r=i.length);var s=p===r}else
var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_limit")){let p=r;Z(e.body_limit,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=p===r}else
var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let p=r;ce(e.model,0)||(i=i===null?ce.errors:i.concat(ce.errors),r=i.length);var s=p===r}else var s=!0;if(s){
if(e.upstream!==void 0&&o.call(e,"upstream")){let p=r;d(e.upstream,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.
catalogue!==void 0&&o.call(e,"catalogue")){let p=r;d(e.catalogue,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.task!==
void 0&&o.call(e,"task")){let p=r;$e(e.task,0)||(i=i===null?$e.errors:i.concat($e.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.requires_owner!==void 0&&
o.call(e,"requires_owner")){let p=e.requires_owner,_=r;if(r===_)if(Array.isArray(p)){var f=!0;let I=p.length;for(let E=0;E<I;E++){let z=r;Oe(p[E],0)||(i=i===null?
Oe.errors:i.concat(Oe.errors),r=i.length);var f=z===r;if(!f)break}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.creates_resource!==void 0&&o.
call(e,"creates_resource")){let p=e.creates_resource,_=r;if(r===_)if(Array.isArray(p)){var n=!0;let I=p.length;for(let E=0;E<I;E++){let z=r;Ne(p[E],0)||(i=i===null?
Ne.errors:i.concat(Ne.errors),r=i.length);var n=z===r;if(!n)break}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.removes_resource!==void 0&&o.
call(e,"removes_resource")){let p=e.removes_resource,_=r;if(r===_)if(Array.isArray(p)){var t=!0;let I=p.length;for(let E=0;E<I;E++){let z=r;cr(p[E],0)||(i=i===null?
cr.errors:i.concat(cr.errors),r=i.length);var t=z===r;if(!t)break}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.resources!==void 0&&o.call(e,
"resources")){let p=r;Se(e.resources,0)||(i=i===null?Se.errors:i.concat(Se.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.account!==void 0&&o.call(e,"\
account")){let p=r;We(e.account,0)||(i=i===null?We.errors:i.concat(We.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.facts!==void 0&&o.call(e,"facts")){
let p=e.facts,_=r;if(r===_)if(p&&typeof p=="object"&&!Array.isArray(p)){for(let I of Object.keys(p)){let E=r;d(I,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.
length);var l=E===r;if(!l){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(l)for(let I of Object.keys(p)){let E=r;S(p[I],0)||(i=i===null?S.errors:i.
concat(S.errors),r=i.length);var u=E===r;if(!u)break}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.branches!==void 0&&o.call(e,"branches")){
let p=e.branches,_=r;if(r===_)if(Array.isArray(p)){if(p.length<1)return B.errors=[0],!1;{var v=!0;let I=p.length;for(let E=0;E<I;E++){let z=r;Ye(p[E],0)||(i=i===
null?Ye.errors:i.concat(Ye.errors),r=i.length);var v=z===r;if(!v)break}}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.shorthand!==void 0&&o.
call(e,"shorthand")){let p=r;M(e.shorthand,0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,
"body")){let p=r;me(e.body,0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.fill!==void 0&&o.call(e,"fill")){let p=r;
d(e.fill,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let p=r;Q(e.forward,
0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let p=r;d(e.billing,0)||(i=i===
null?d.errors:i.concat(d.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.creates_task!==void 0&&o.call(e,"creates_task")){let p=r;d(e.creates_task,0)||
(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.on_abort!==void 0&&o.call(e,"on_abort")){let p=e.on_abort,_=r;if(typeof p!=
"string")return B.errors=[0],!1;if(!(p==="cancel"||p==="drain"))return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let p=r;
Ar(e.drain,0)||(i=i===null?Ar.errors:i.concat(Ar.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.examples!==void 0&&o.call(e,"examples")){let p=e.examples,
_=r;if(r===_)if(Array.isArray(p)){var a=!0;let I=p.length;for(let E=0;E<I;E++){let z=r;J(p[E],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var a=z===
r;if(!a)break}}else return B.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(ie({model:{with:["body_limit","requires_owner","creates_resource","removes_resourc\
e","facts","branches","shorthand","body","fill","forward","billing","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","creates_r\
esource","removes_resource","body","fill","forward","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{},
account:{}},e).length!==0)return B.errors=[0],!1;if(Lr({branches:["shorthand","body","fill","forward","billing","creates_task"]},e).length!==0)return B.errors=[
0],!1}}}}}}}}}}}}}}}}}}}}}}}}}}else return B.errors=[0],!1;return B.errors=i,r===0}function dr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.prefix===void 0||!o.call(e,"prefix"))&&(f="prefix")||(e.upstream===
void 0||!o.call(e,"upstream"))&&(f="upstream"))return dr.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="prefix"||t==="upstream"||t==="interface")){
return dr.errors=[0],!1;break}if(n===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let t=r;Ge(e.prefix,0)||(i=i===null?Ge.errors:i.concat(Ge.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let t=r;d(e.upstream,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=t===
r}else var s=!0;if(s)if(e.interface!==void 0&&o.call(e,"interface")){let t=r;d(e.interface,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=t===r}else
var s=!0}}}}else return dr.errors=[0],!1;return dr.errors=i,r===0}function N(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let Qe;if((e.
version===void 0||!o.call(e,"version"))&&(Qe="version")||(e.store===void 0||!o.call(e,"store"))&&(Qe="store")||(e.currency===void 0||!o.call(e,"currency"))&&(Qe=
"currency")||(e.upstreams===void 0||!o.call(e,"upstreams"))&&(Qe="upstreams")||(e.envelopes===void 0||!o.call(e,"envelopes"))&&(Qe="envelopes")||(e.interfaces===
void 0||!o.call(e,"interfaces"))&&(Qe="interfaces")||(e.routes===void 0||!o.call(e,"routes"))&&(Qe="routes"))return N.errors=[0],!1;{let Yr=r;for(let h of Object.
keys(e))if(!o.call(Jr.properties,h)){return N.errors=[0],!1;break}if(Yr===r){if(e.version!==void 0&&o.call(e,"version")){let h=r;if(e.version!==1)return N.errors=
[0],!1;var s=h===r}else var s=!0;if(s){if(e.server!==void 0&&o.call(e,"server")){let h=r;vr(e.server,0)||(i=i===null?vr.errors:i.concat(vr.errors),r=i.length);var s=h===
r}else var s=!0;if(s){if(e.store!==void 0&&o.call(e,"store")){let h=r;rr(e.store,0)||(i=i===null?rr.errors:i.concat(rr.errors),r=i.length);var s=h===r}else var s=!0;
if(s){if(e.settle!==void 0&&o.call(e,"settle")){let h=r;ze(e.settle,0)||(i=i===null?ze.errors:i.concat(ze.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.
media!==void 0&&o.call(e,"media")){let h=r;_r(e.media,0)||(i=i===null?_r.errors:i.concat(_r.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.currency!==
void 0&&o.call(e,"currency")){let h=r;ve(e.currency,0)||(i=i===null?ve.errors:i.concat(ve.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.limits!==void 0&&
o.call(e,"limits")){let h=e.limits,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;d(w,0)||(i=i===null?d.errors:i.
concat(d.errors),r=i.length);var f=q===r;if(!f){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if(f)for(let w of Object.keys(h)){let q=r;F(h[w],0)||(i=
i===null?F.errors:i.concat(F.errors),r=i.length);var n=q===r;if(!n)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.upstreams!==void 0&&o.
call(e,"upstreams")){let h=e.upstreams,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;d(w,0)||(i=i===null?d.errors:
i.concat(d.errors),r=i.length);var t=q===r;if(!t){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if(t)for(let w of Object.keys(h)){let q=r;Re(h[w],0)||
(i=i===null?Re.errors:i.concat(Re.errors),r=i.length);var l=q===r;if(!l)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.prices!==void 0&&
o.call(e,"prices")){let h=e.prices,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;d(w,0)||(i=i===null?d.errors:i.
concat(d.errors),r=i.length);var u=q===r;if(!u){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if(u)for(let w of Object.keys(h)){let q=r;Ze(h[w],0)||(i=
i===null?Ze.errors:i.concat(Ze.errors),r=i.length);var v=q===r;if(!v)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.models!==void 0&&o.
call(e,"models")){let h=e.models,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;pe(w,0)||(i=i===null?pe.errors:i.
concat(pe.errors),r=i.length);var a=q===r;if(!a){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if(a)for(let w of Object.keys(h)){let q=r;D(h[w],0)||(i=
i===null?D.errors:i.concat(D.errors),r=i.length);var c=q===r;if(!c)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.envelopes!==void 0&&o.
call(e,"envelopes")){let h=e.envelopes,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;d(w,0)||(i=i===null?d.errors:
i.concat(d.errors),r=i.length);var y=q===r;if(!y){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if(y)for(let w of Object.keys(h)){let q=r;Pe(h[w],0)||
(i=i===null?Pe.errors:i.concat(Pe.errors),r=i.length);var m=q===r;if(!m)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.interfaces!==void 0&&
o.call(e,"interfaces")){let h=e.interfaces,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;d(w,0)||(i=i===null?d.
errors:i.concat(d.errors),r=i.length);var p=q===r;if(!p){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if(p)for(let w of Object.keys(h)){let q=r;U(h[w],
0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var _=q===r;if(!_)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.billing!==void 0&&
o.call(e,"billing")){let h=e.billing,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;d(w,0)||(i=i===null?d.errors:
i.concat(d.errors),r=i.length);var $=q===r;if(!$){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if($)for(let w of Object.keys(h)){let q=r;W(h[w],0)||
(i=i===null?W.errors:i.concat(W.errors),r=i.length);var I=q===r;if(!I)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.tasks!==void 0&&o.
call(e,"tasks")){let h=e.tasks,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;d(w,0)||(i=i===null?d.errors:i.concat(
d.errors),r=i.length);var E=q===r;if(!E){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if(E)for(let w of Object.keys(h)){let q=r;be(h[w],0)||(i=i===null?
be.errors:i.concat(be.errors),r=i.length);var z=q===r;if(!z)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.fills!==void 0&&o.call(e,"fi\
lls")){let h=e.fills,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;d(w,0)||(i=i===null?d.errors:i.concat(d.errors),
r=i.length);var C=q===r;if(!C){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if(C)for(let w of Object.keys(h)){let q=r;ue(h[w],0)||(i=i===null?ue.errors:
i.concat(ue.errors),r=i.length);var Ee=q===r;if(!Ee)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.catalogues!==void 0&&o.call(e,"catal\
ogues")){let h=e.catalogues,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;d(w,0)||(i=i===null?d.errors:i.concat(
d.errors),r=i.length);var Ir=q===r;if(!Ir){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if(Ir)for(let w of Object.keys(h)){let q=r;Be(h[w],0)||(i=i===
null?Be.errors:i.concat(Be.errors),r=i.length);var Hr=q===r;if(!Hr)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.routes!==void 0&&o.call(
e,"routes")){let h=e.routes,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;d(w,0)||(i=i===null?d.errors:i.concat(
d.errors),r=i.length);var zr=q===r;if(!zr){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if(zr)for(let w of Object.keys(h)){let q=r;B(h[w],0)||(i=i===
null?B.errors:i.concat(B.errors),r=i.length);var Ur=q===r;if(!Ur)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0;if(s)if(e.mounts!==void 0&&o.call(
e,"mounts")){let h=e.mounts,x=r;if(r===x)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w of Object.keys(h)){let q=r;d(w,0)||(i=i===null?d.errors:i.concat(
d.errors),r=i.length);var Fr=q===r;if(!Fr){return i===null?i=[0]:i.push(0),r++,N.errors=i,!1;break}}if(Fr)for(let w of Object.keys(h)){let q=r;dr(h[w],0)||(i=i===
null?dr.errors:i.concat(dr.errors),r=i.length);var Wr=q===r;if(!Wr)break}}else return N.errors=[0],!1;var s=x===r}else var s=!0}}}}}}}}}}}}}}}}}}}else return N.
errors=[0],!1;return N.errors=i,r===0}export{Ei as fitsSchema};
